"""Thin routes: they read the request, ask a service, and write the answer."""

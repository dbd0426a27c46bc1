"""The server: tables, people, time, memory."""

"""Fan-out: what changes at tables goes to those who watch, at this worker and others."""

"""Who brings groups of log entries to the disk."""

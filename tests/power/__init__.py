"""Power cuts: what the server wrote is logged, and cut off wherever the disk had not yet promised to keep it."""

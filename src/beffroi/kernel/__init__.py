"""The protocol every game speaks. Pure: no I/O, no clock, no global randomness."""

"""Stands in for mypyc's library on a device: nothing is compiled there, and an image can hold plain Python."""

"""The whole server in one process, on a virtual clock, with faults by seed: see docs/simulation.md."""

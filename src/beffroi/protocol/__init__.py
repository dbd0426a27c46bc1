"""Every document that crosses a process or network border: one struct each, and the addresses of the page."""

"""Tables without a server: one person, one device. What the server's pure parts need around them in a browser."""

"""Who is connected, and how news reaches them."""

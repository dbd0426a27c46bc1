"""What a table is: its rules of play, pure; no database, socket, clock or chance."""

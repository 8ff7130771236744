"""Drawing for any game: shapes, the two pens that draw them, and the buttons that listen."""

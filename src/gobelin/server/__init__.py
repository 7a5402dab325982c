"""The web table: a server that carries decisions and views between people, bots and the database."""

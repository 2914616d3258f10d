-- What administrators have typed of pages and not published: nobody else reads it.
CREATE TABLE guide_drafts (
  -- Of the file.
  name TEXT PRIMARY KEY,
  -- A whole file; null: there is none now.
  text TEXT,
  saved_at TEXT NOT NULL,
  -- Raised by each save.
  revision INTEGER NOT NULL
) STRICT;

-- Pages that administrators have written anew, over their files.
CREATE TABLE guides (
  -- Of the file.
  name TEXT PRIMARY KEY,
  -- A whole file, front matter included; null: what the file says.
  text TEXT,
  saved_at TEXT NOT NULL,
  -- Raised by each save.
  revision INTEGER NOT NULL
) STRICT;

-- What pages said after each save, and what the file said before the first.
CREATE TABLE guide_revisions (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  is_original INTEGER NOT NULL CHECK (is_original IN (0, 1)),
  saved_at TEXT NOT NULL,
  saved_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX guide_revisions_by_guide ON guide_revisions (name, id);
CREATE INDEX guide_revisions_by_user ON guide_revisions (saved_by) WHERE saved_by IS NOT NULL;

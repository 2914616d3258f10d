-- Raised by each save: who saves over another version is told.
ALTER TABLE articles ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
-- Since when a doctor's article waits for an administrator.
ALTER TABLE articles ADD COLUMN submitted_at TEXT;
-- What an administrator said who sent it back.
ALTER TABLE articles ADD COLUMN returned_why TEXT;

-- What articles said after each save, to look at and to go back to.
CREATE TABLE article_revisions (
  id INTEGER PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  saved_at TEXT NOT NULL,
  saved_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  title TEXT NOT NULL,
  sub_content TEXT NOT NULL,
  cover TEXT,
  contents TEXT NOT NULL
) STRICT;
CREATE INDEX article_revisions_by_article ON article_revisions (article_id, id);
CREATE INDEX article_revisions_by_user ON article_revisions (saved_by) WHERE saved_by IS NOT NULL;

-- Both kinds of articles. What lists show comes first, so that reading it never touches the long texts at the end.
-- An id is never used again: the address of a removed article stays gone.
CREATE TABLE articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('digest', 'ai')),
  status TEXT NOT NULL CHECK (status IN ('draft', 'review', 'published')),
  title TEXT NOT NULL,
  author TEXT NOT NULL,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- Names of stored images, without width and ending.
  avatar TEXT,
  cover TEXT,
  reviewer TEXT,
  sub_content TEXT NOT NULL,
  topics TEXT NOT NULL CHECK (json_valid(topics)),
  -- Of summary and body.
  words INTEGER NOT NULL,
  -- May lie in the future: it is not shown before.
  published_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- HTML as it was saved.
  contents TEXT NOT NULL,
  -- The plain text of contents.
  body TEXT NOT NULL,
  CHECK (status <> 'published' OR (published_at IS NOT NULL AND cover IS NOT NULL))
) STRICT;
CREATE INDEX articles_by_author ON articles (author_id) WHERE author_id IS NOT NULL;

-- What the order in memory is loaded from, in one narrow scan.
CREATE INDEX articles_published ON articles (kind, published_at, id, topics) WHERE status = 'published';

-- The text of every article, to search in. SQLite keeps the index only; db/articles/article-queries.ts keeps it true.
CREATE VIRTUAL TABLE articles_text USING fts5 (
  title,
  sub_content,
  body,
  content = 'articles',
  content_rowid = 'id',
  tokenize = "porter unicode61 remove_diacritics 2"
);

-- Every word that articles have used, as it was written: what the beginning of a word may stand for.
CREATE TABLE article_words (
  word TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- Pages that were public and are gone for good.
CREATE TABLE removed (
  path TEXT PRIMARY KEY,
  at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A source is a keyed digest of an IP network: no address is kept.

-- Counters per address and source, so that nobody uses up somebody else's tries. Those that were there are forgotten.
DROP TABLE limits;
CREATE TABLE limits (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  count INTEGER NOT NULL,
  until TEXT NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

-- One live code for each purpose, address and source that asked: who asks elsewhere does not end the code of another.
DROP TABLE codes;
CREATE TABLE codes (
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'subscribe')),
  email TEXT NOT NULL COLLATE NOCASE,
  source TEXT NOT NULL,
  code_hash BLOB NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (purpose, email, source)
) STRICT, WITHOUT ROWID;

-- From where an account was signed in to with its password: no crowd of strangers shuts these out.
CREATE TABLE known_sources (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (user_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_sources_by_age ON known_sources (seen_at);

-- The last id that a user was given, or that was reserved for one who never came.
CREATE TABLE user_ids (
  last INTEGER NOT NULL
) STRICT;
INSERT INTO user_ids (last) VALUES (0);

-- source: a digest whose salt is another one every day and is not kept. object: what was acted on besides people.
ALTER TABLE audit_log ADD COLUMN source TEXT;
ALTER TABLE audit_log ADD COLUMN object_kind TEXT;
ALTER TABLE audit_log ADD COLUMN object_id INTEGER;

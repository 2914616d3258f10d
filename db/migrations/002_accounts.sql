-- null: has never set one (invited, or made by the seed).
ALTER TABLE users ADD COLUMN password_hash TEXT;
ALTER TABLE users ADD COLUMN suspended_at TEXT;

-- Every token that was given out and is still good for something. A token without its row is refused.
CREATE TABLE tokens (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  audience TEXT NOT NULL CHECK (audience IN ('session', 'verify', 'unverified', 'reset')),
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_user ON tokens (user_id);
CREATE INDEX tokens_by_expiry ON tokens (expires_at);

-- One live code for each purpose and address. The code itself is in its mail alone.
CREATE TABLE codes (
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'subscribe')),
  email TEXT NOT NULL COLLATE NOCASE,
  code_hash BLOB NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  expires_at TEXT NOT NULL,
  PRIMARY KEY (purpose, email)
) STRICT, WITHOUT ROWID;

-- How often something was done, counted until a moment. Keys are digests, so that no address is kept here.
CREATE TABLE limits (
  kind TEXT NOT NULL CHECK (kind IN ('login', 'mail')),
  key TEXT NOT NULL,
  count INTEGER NOT NULL,
  until TEXT NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

-- Mails to send: written in the transaction of what they tell about.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  message_id TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL COLLATE NOCASE,
  kind TEXT NOT NULL,
  -- What its text is made from; null once it is sent, for it may hold a code or a link.
  data TEXT CHECK (json_valid(data)),
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed', 'suppressed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  sent_at TEXT,
  error TEXT
) STRICT;
CREATE INDEX outbox_waiting ON outbox (next_at, id) WHERE status = 'waiting';
CREATE INDEX outbox_by_recipient ON outbox (recipient);

-- Addresses that a mail server refused for good.
CREATE TABLE suppressed_addresses (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  reason TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE subscribers (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  created_at TEXT NOT NULL
) STRICT;

-- Who did what to whom. Rows are only ever added; people leave, their numbers stay.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  action TEXT NOT NULL,
  actor_id INTEGER,
  user_id INTEGER
) STRICT;
CREATE INDEX audit_log_by_user ON audit_log (user_id, id);
CREATE TRIGGER audit_log_keeps_rows BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE (ABORT, 'the audit log is only added to');
END;
CREATE TRIGGER audit_log_keeps_content BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE (ABORT, 'the audit log is only added to');
END;

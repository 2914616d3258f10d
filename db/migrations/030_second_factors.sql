-- Half a sign-in: the password was right, and a second factor is asked for. And when a session's holder has last proven
-- who they are; null where that was a mailed link. SQLite changes no CHECK: the table is made anew.
CREATE TABLE tokens_030 (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  audience TEXT NOT NULL CHECK (audience IN ('session', 'half', 'verify', 'unverified', 'reset')),
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  proved_at TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO tokens_030 (id, user_id, audience, created_at, seen_at, expires_at)
SELECT id, user_id, audience, created_at, seen_at, expires_at FROM tokens;
DROP TABLE tokens;
ALTER TABLE tokens_030 RENAME TO tokens;
CREATE INDEX tokens_by_user ON tokens (user_id);
CREATE INDEX tokens_by_expiry ON tokens (expires_at);

-- The app that shows codes (RFC 6238). Its secret is sealed with a key that is not in here.
CREATE TABLE authenticators (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_secret BLOB NOT NULL,
  -- Of the last code that was used, in steps of 30 seconds: no code is good twice.
  last_step INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- Each is good once. 125 random bits, so a plain digest keeps them (ASVS 6.5.2).
CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash BLOB NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
  -- As the browser names it (base64url).
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  -- Other devices of its owner have it as well.
  is_backed_up INTEGER NOT NULL CHECK (is_backed_up IN (0, 1)),
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- What passkeys have answered, until it would be too late for it anyway: nothing is answered twice.
CREATE TABLE answered_challenges (
  challenge TEXT PRIMARY KEY,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX answered_challenges_by_expiry ON answered_challenges (expires_at);

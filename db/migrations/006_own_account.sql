-- What a session was opened with ("Firefox on Android"); null where nobody said.
ALTER TABLE tokens ADD COLUMN device TEXT;

-- Codes for two addresses, that an account has and is to have, as well. `email`: what they are about, which may be a digest.
CREATE TABLE new_codes (
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'subscribe', 'old-address', 'new-address')),
  email TEXT NOT NULL COLLATE NOCASE,
  source TEXT NOT NULL,
  code_hash BLOB NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (purpose, email, source)
) STRICT, WITHOUT ROWID;
INSERT INTO new_codes SELECT * FROM codes;
DROP TABLE codes;
ALTER TABLE new_codes RENAME TO codes;

-- An address that its owner has given up for another: by the link in a mail it can be taken back.
CREATE TABLE left_addresses (
  token_hash BLOB PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email TEXT NOT NULL COLLATE NOCASE,
  left_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX left_addresses_by_user ON left_addresses (user_id, left_at);
CREATE INDEX left_addresses_by_expiry ON left_addresses (expires_at);

CREATE TRIGGER left_addresses_are_forgotten AFTER DELETE ON left_addresses
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

-- Whether the provider still writes to an address that the account had.
ALTER TABLE customers ADD COLUMN has_moved INTEGER NOT NULL DEFAULT 0 CHECK (has_moved IN (0, 1));
CREATE INDEX customers_to_tell ON customers (provider, user_id) WHERE has_moved = 1;

CREATE TRIGGER customers_follow_addresses AFTER UPDATE OF email ON users WHEN NEW.email <> OLD.email
BEGIN
  UPDATE customers SET has_moved = 1 WHERE user_id = NEW.id;
END;

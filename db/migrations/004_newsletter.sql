-- token: names a subscription in the unsubscribe links of its mails. Kept here, so that the links outlive the key that
-- the server derives new tokens from.
CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  token TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;
INSERT INTO subscriptions SELECT id, email, lower(hex(randomblob(16))), created_at FROM subscribers;
DROP TABLE subscribers;
ALTER TABLE subscriptions RENAME TO subscribers;

-- Tokens of those who left once, without their addresses: a second press of an unsubscribe link is answered like the
-- first. Who has come back is in both tables.
CREATE TABLE ended_subscriptions (
  token TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TRIGGER subscribers_end AFTER DELETE ON subscribers
BEGIN
  INSERT INTO ended_subscriptions (token) VALUES (OLD.token) ON CONFLICT DO NOTHING;
END;

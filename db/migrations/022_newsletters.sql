-- Issues of the newsletter. They go to the subscribers up to `last_subscriber`, of whom those up to `queued_to` have
-- their delivery.
CREATE TABLE newsletters (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  -- HTML, sanitized.
  body TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'sending', 'paused', 'sent')),
  -- Raised by every save and every decision: who acts on another one is told.
  revision INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  started_at TEXT,
  finished_at TEXT,
  -- Of one that was paused by itself.
  paused_why TEXT,
  last_subscriber INTEGER NOT NULL DEFAULT 0,
  queued_to INTEGER NOT NULL DEFAULT 0,
  recipients INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX newsletters_by_time ON newsletters (created_at);

-- One for each issue and subscriber, with the Message-ID that all its tries have.
CREATE TABLE deliveries (
  id INTEGER PRIMARY KEY,
  newsletter_id INTEGER NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
  -- Of the subscription, also when it has ended: who leaves and comes back does not get an issue twice.
  token TEXT NOT NULL,
  -- null: nobody knows any more whose it was.
  email TEXT COLLATE NOCASE,
  message_id TEXT NOT NULL UNIQUE,
  -- left: unsubscribed before it was sent.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused', 'failed', 'left')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  done_at TEXT,
  error TEXT,
  UNIQUE (newsletter_id, token)
) STRICT;
CREATE INDEX deliveries_waiting ON deliveries (newsletter_id, next_at, id) WHERE state = 'waiting';
CREATE INDEX deliveries_by_newsletter ON deliveries (newsletter_id, state);
CREATE INDEX deliveries_by_state ON deliveries (state);
CREATE INDEX deliveries_by_token ON deliveries (token);
CREATE INDEX deliveries_by_email ON deliveries (email) WHERE email IS NOT NULL;
CREATE INDEX deliveries_to_forget ON deliveries (done_at) WHERE email IS NOT NULL;

CREATE TRIGGER newsletters_count AFTER UPDATE OF state ON deliveries WHEN NEW.state <> OLD.state
BEGIN
  UPDATE newsletters SET
    sent = sent + (NEW.state = 'sent') - (OLD.state = 'sent'),
    refused = refused + (NEW.state = 'refused') - (OLD.state = 'refused'),
    failed = failed + (NEW.state = 'failed') - (OLD.state = 'failed')
  WHERE id = NEW.newsletter_id;
END;

-- Whoever ends a subscription, and in whatever way: what waits is not sent, and the address is forgotten.
CREATE TRIGGER deliveries_follow_subscribers AFTER DELETE ON subscribers
BEGIN
  UPDATE deliveries SET state = iif(state = 'waiting', 'left', state), email = NULL, error = NULL
  WHERE token = OLD.token;
END;

-- Which images issues show, as article_pictures has it of articles.
CREATE TABLE newsletter_pictures (
  -- Of the image, without width and ending.
  name TEXT NOT NULL,
  newsletter_id INTEGER NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
  PRIMARY KEY (name, newsletter_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_pictures_by_newsletter ON newsletter_pictures (newsletter_id);

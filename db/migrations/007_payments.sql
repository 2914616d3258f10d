-- Under which id a payment provider knows a user.
CREATE TABLE customers (
  provider TEXT NOT NULL CHECK (provider IN ('stripe', 'test')),
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  customer TEXT NOT NULL,
  PRIMARY KEY (provider, user_id),
  UNIQUE (provider, customer)
) STRICT, WITHOUT ROWID;

-- What gives plans, one row each, as its source said last. users.plan follows from these rows.
CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL CHECK (source IN ('stripe', 'test', 'grant')),
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- 0: a price that is none of ours.
  plan INTEGER NOT NULL CHECK (plan IN (0, 1, 2)),
  -- As Stripe has them; a grant is active or canceled.
  status TEXT NOT NULL,
  started_at TEXT NOT NULL,
  period_start TEXT NOT NULL,
  period_end TEXT NOT NULL,
  -- When it ends by somebody's wish; null when it goes on.
  cancel_at TEXT,
  -- Until when it gives its plan, whatever is heard or not; null when it gives none.
  holds_until TEXT,
  -- Of a grant: why, and which administrator.
  reason TEXT,
  granted_by INTEGER,
  updated_at TEXT NOT NULL,
  CHECK ((source = 'grant') = (reason IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_user ON subscriptions (user_id);
CREATE INDEX subscriptions_by_end ON subscriptions (holds_until) WHERE holds_until IS NOT NULL;

-- Every event of a provider by its id, which makes the second of two do nothing. What is not handled is asked again.
CREATE TABLE payment_events (
  -- The order in which they came.
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  provider TEXT NOT NULL,
  type TEXT NOT NULL,
  subscription TEXT,
  received_at TEXT NOT NULL,
  handled_at TEXT
) STRICT;
CREATE INDEX payment_events_waiting ON payment_events (subscription, number) WHERE handled_at IS NULL;

-- What was paid, refused, given back or disputed. Rows are only ever added; people leave, their numbers stay.
CREATE TABLE payments (
  id INTEGER PRIMARY KEY,
  -- What it tells about at the provider: the same is told once.
  ref TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('paid', 'failed', 'refunded', 'disputed')),
  user_id INTEGER,
  subscription TEXT,
  -- In the smallest unit of the currency.
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX payments_by_user ON payments (user_id, id);
CREATE TRIGGER payments_keep_rows BEFORE DELETE ON payments
BEGIN
  SELECT RAISE (ABORT, 'payments are only added to');
END;
CREATE TRIGGER payments_keep_content BEFORE UPDATE ON payments
BEGIN
  SELECT RAISE (ABORT, 'payments are only added to');
END;

-- The one checkout that a user can be in. The attempt is counted before the provider is asked. What a crash leaves there
-- has an address that nobody was given.
CREATE TABLE checkouts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  plan INTEGER NOT NULL CHECK (plan IN (1, 2)),
  attempt INTEGER NOT NULL,
  session TEXT
) STRICT;

-- What was mailed about a subscription, so that it is mailed once.
CREATE TABLE payment_notices (
  subscription TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- What tells two notices of a kind apart: a date, an invoice.
  about TEXT NOT NULL,
  PRIMARY KEY (subscription, kind, about)
) STRICT, WITHOUT ROWID;

-- Subscriptions that must end at the provider although nobody is there any more to ask for it.
CREATE TABLE payment_endings (
  subscription TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Webhooks that were refused, by day.
CREATE TABLE webhook_refusals (
  day TEXT NOT NULL,
  reason TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, reason)
) STRICT, WITHOUT ROWID;

-- Plans from before there were payments go on.
INSERT INTO subscriptions
  (id, source, user_id, plan, status, started_at, period_start, period_end, holds_until, reason, updated_at)
SELECT 'grant_' || id, 'grant', id, min(plan, 2), 'active', created_at, created_at, '2100-01-01T00:00:00.000Z',
  '2100-01-01T00:00:00.000Z', 'Had a plan before payments were kept', created_at
FROM users WHERE plan > 0;

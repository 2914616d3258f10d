-- All that the demo's test checkout knows: docs/decisions/0012. Outside of the demo there is no row.
CREATE TABLE test_checkout (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- How far its time is ahead of the clock, in milliseconds.
  ahead INTEGER NOT NULL,
  -- TestState of db/payments/test-rows.ts as JSON.
  state TEXT NOT NULL
) STRICT;

-- Why an administrator ended a grant before its time.
ALTER TABLE subscriptions ADD COLUMN end_reason TEXT;

-- Users whose plan another process changed: the one that serves has them follow.
CREATE TABLE plans_to_follow (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
) STRICT;

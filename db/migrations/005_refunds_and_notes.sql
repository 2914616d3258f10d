-- What becomes of a plan whose account is deleted: it ends at once; at once, and what is left of it is given back; with
-- the period that is paid for.
ALTER TABLE payment_endings ADD COLUMN how TEXT NOT NULL DEFAULT 'end' CHECK (how IN ('end', 'refund', 'period'));

-- Money that is to be given back: noted before the provider is asked, and asked until it has answered. People leave, their
-- numbers stay.
CREATE TABLE refunds (
  -- Under which the provider does it once, however often it is asked.
  key TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  -- What was paid, as the ledger calls it.
  payment TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  user_id INTEGER,
  subscription TEXT,
  -- The administrator; null when a deletion did.
  ordered_by INTEGER,
  ordered_at TEXT NOT NULL,
  -- What it is at the provider; null while it has not answered.
  refund TEXT UNIQUE,
  -- What the provider said when it would not, or why the money came back.
  refused TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX refunds_by_payment ON refunds (payment);
CREATE INDEX refunds_by_user ON refunds (user_id, ordered_at);
CREATE INDEX refunds_waiting ON refunds (provider) WHERE refund IS NULL AND refused IS NULL;

-- What administrators note of an account, for each other.
CREATE TABLE account_notes (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  written_by INTEGER NOT NULL,
  written_at TEXT NOT NULL
) STRICT;
CREATE INDEX account_notes_by_user ON account_notes (user_id, id);

CREATE TRIGGER account_notes_are_forgotten AFTER DELETE ON account_notes
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

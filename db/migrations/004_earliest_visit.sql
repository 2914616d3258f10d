-- The last day (days since 1970) on which what a doctor said of the earliest first visit counts; 0 for nothing said.
ALTER TABLE listing_search ADD COLUMN earliest_visit_until INTEGER NOT NULL DEFAULT 0;
CREATE INDEX listing_search_by_earliest_visit ON listing_search (earliest_visit_until);

-- Doctors are asked about it as well: `visit`.
CREATE TABLE asked (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('ending', 'lapsed', 'reports', 'visit')),
  -- Days since 1970: the last day of what ends, or the day of the asking. Each is asked about once.
  about INTEGER NOT NULL,
  token_hash BLOB NOT NULL UNIQUE,
  asked_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  answered_at TEXT,
  answer TEXT CHECK (answer IN ('yes', 'no')),
  UNIQUE (user_id, reason, about),
  CHECK ((answered_at IS NULL) = (answer IS NULL))
) STRICT;
INSERT INTO asked SELECT * FROM confirmation_requests;
DROP TABLE confirmation_requests;
ALTER TABLE asked RENAME TO confirmation_requests;

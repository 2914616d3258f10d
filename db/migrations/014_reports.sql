-- Doctors who were asked by mail whether they still take new patients; a row a mail. The answer needs no session: the
-- token of its link is in the mail alone, its digest here.
CREATE TABLE confirmation_requests (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('ending', 'lapsed', 'reports')),
  -- Days since 1970: the last day of the confirmation that ends, or the day of the asking. Each is asked about once.
  about INTEGER NOT NULL,
  token_hash BLOB NOT NULL UNIQUE,
  asked_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  answered_at TEXT,
  answer TEXT CHECK (answer IN ('yes', 'no')),
  UNIQUE (user_id, reason, about),
  CHECK ((answered_at IS NULL) = (answer IS NULL))
) STRICT;
CREATE INDEX listing_search_by_confirmation ON listing_search (accepting_until);

-- What visitors said is wrong with a profile.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('phone', 'not-accepting', 'moved')),
  -- A keyed digest of an IP network and this profile, so that one is heard once; null after 30 days.
  source TEXT,
  at TEXT NOT NULL,
  settled_at TEXT,
  -- The doctor, who confirmed, or an administrator.
  settled_by INTEGER,
  UNIQUE (user_id, source)
) STRICT;
CREATE INDEX reports_by_time ON reports (at);

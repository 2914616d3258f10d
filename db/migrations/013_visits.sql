-- How often a public profile was opened, and its telephone and website used, by day. Nothing about by whom.
CREATE TABLE visits (
  profile INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- ISO date
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('view', 'phone', 'website')),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (profile, day, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX visits_by_day ON visits (day);

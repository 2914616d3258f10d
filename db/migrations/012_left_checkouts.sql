-- Checkouts of people who have left: to be closed at the provider, so that nobody pays there.
CREATE TABLE left_checkouts (
  session TEXT PRIMARY KEY,
  provider TEXT NOT NULL
) STRICT, WITHOUT ROWID;

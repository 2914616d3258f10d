-- Of an installation that a second machine may take over: as which generation this database is written. Else without a row.
CREATE TABLE generation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  number INTEGER NOT NULL
) STRICT;

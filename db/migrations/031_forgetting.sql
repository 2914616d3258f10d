-- How often something that tells of somebody was removed, and of how much of that the file has been cleaned: see
-- db/forgetting.ts.
CREATE TABLE forgetting (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  removals INTEGER NOT NULL,
  -- How many there were when the file was written anew.
  cleaned INTEGER NOT NULL,
  cleaned_at TEXT
) STRICT;
-- What was removed before this is in the file still.
INSERT INTO forgetting (id, removals, cleaned)
SELECT 1, EXISTS (SELECT 1 FROM users) OR EXISTS (SELECT 1 FROM subscribers) OR EXISTS (SELECT 1 FROM audit_log), 0;

CREATE TRIGGER users_are_forgotten AFTER DELETE ON users
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;
CREATE TRIGGER subscribers_are_forgotten AFTER DELETE ON subscribers
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;
CREATE TRIGGER invitations_are_forgotten AFTER DELETE ON invitations
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;
CREATE TRIGGER articles_are_forgotten AFTER DELETE ON articles
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

-- Whose they were cannot be told any more.
DELETE FROM import_lines WHERE status = 'refused' AND EXISTS (
  SELECT 1 FROM audit_log JOIN imports ON imports.created_at <= audit_log.at
  WHERE imports.id = import_id AND action IN ('deleted account', 'declined invitation')
);

-- Searches that found nobody, by month: how often in a state, for one need. Those that were kept had places and all
-- their filters together.
DROP TABLE empty_searches;
CREATE TABLE empty_searches (
  -- Its first day.
  month TEXT NOT NULL,
  -- Empty for the whole country.
  state TEXT NOT NULL,
  need TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (month, state, need)
) STRICT, WITHOUT ROWID;

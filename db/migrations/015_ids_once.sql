-- The last id of what is gone: a screen that was opened of it writes over nothing that came since, and decides of nothing.
CREATE TABLE gone_ids (
  kind TEXT PRIMARY KEY,
  last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO gone_ids (kind, last) VALUES ('imports', 0), ('newsletters', 0), ('profile_versions', 0);

CREATE TRIGGER imports_leave_their_id AFTER DELETE ON imports
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'imports';
END;

CREATE TRIGGER newsletters_leave_their_id AFTER DELETE ON newsletters
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'newsletters';
END;

CREATE TRIGGER profile_versions_leave_their_id AFTER DELETE ON profile_versions
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'profile_versions';
END;

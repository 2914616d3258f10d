-- As 015_ids_once.sql: what was opened, remembered or sent on its way of one of these is never taken for what came after it.
INSERT INTO gone_ids (kind, last) VALUES
  ('account_notes', 0), ('invitations', 0), ('outbox', 0), ('registry_findings', 0), ('reports', 0), ('subscribers', 0);

CREATE TRIGGER account_notes_leave_their_id AFTER DELETE ON account_notes
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'account_notes';
END;

CREATE TRIGGER invitations_leave_their_id AFTER DELETE ON invitations
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'invitations';
END;

CREATE TRIGGER outbox_leave_their_id AFTER DELETE ON outbox
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'outbox';
END;

CREATE TRIGGER registry_findings_leave_their_id AFTER DELETE ON registry_findings
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'registry_findings';
END;

CREATE TRIGGER reports_leave_their_id AFTER DELETE ON reports
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'reports';
END;

CREATE TRIGGER subscribers_leave_their_id AFTER DELETE ON subscribers
BEGIN
  UPDATE gone_ids SET last = max(last, OLD.id) WHERE kind = 'subscribers';
END;

-- Of a mail whose subject may be decided anew while it waits: what it is about.
ALTER TABLE outbox ADD COLUMN about TEXT;
CREATE INDEX outbox_by_subject ON outbox (about) WHERE about IS NOT NULL;

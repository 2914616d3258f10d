-- Who started an import: it ends with their right to. An administrator may stop it before it is through.
ALTER TABLE imports ADD COLUMN started_by INTEGER REFERENCES users (id) ON DELETE SET NULL;
-- Null again once somebody goes on with it. Its status is then checked, as before the start.
ALTER TABLE imports ADD COLUMN stopped_at TEXT;
CREATE INDEX imports_by_starter ON imports (started_by) WHERE started_by IS NOT NULL;

UPDATE imports SET started_by = (
  SELECT users.id FROM audit_log JOIN users ON users.id = audit_log.actor_id
  WHERE audit_log.object_kind = 'import' AND audit_log.object_id = imports.id AND audit_log.action = 'started import'
  ORDER BY audit_log.id DESC LIMIT 1
) WHERE status = 'running';

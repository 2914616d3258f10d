-- What somebody has scheduled is not sent any more once they are no administrator; the trail knows of what waits already.
ALTER TABLE newsletters ADD COLUMN scheduled_by INTEGER REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX newsletters_by_scheduler ON newsletters (scheduled_by) WHERE scheduled_by IS NOT NULL;

UPDATE newsletters SET scheduled_by = (
  SELECT users.id FROM audit_log LEFT JOIN users ON users.id = actor_id
  WHERE action = 'scheduled newsletter' AND object_kind = 'newsletter' AND object_id = newsletters.id
  ORDER BY audit_log.id DESC LIMIT 1
)
WHERE state = 'draft' AND send_at IS NOT NULL;

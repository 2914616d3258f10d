-- Whether somebody has shown that they read the address of an account: one that an administrator typed or confirmed may be
-- somebody else's. Of what there is already, the trail knows by what it was had.
ALTER TABLE users ADD COLUMN proven INTEGER NOT NULL DEFAULT 0 CHECK (proven IN (0, 1));

UPDATE users SET proven = 1 WHERE verified = 1 AND coalesce((
  SELECT action <> 'saved account' AND (action <> 'verified' OR actor_id = user_id)
  FROM audit_log
  WHERE user_id = users.id AND (
    action IN ('verified', 'password recovered', 'changed address', 'took address back', 'claimed invitation')
    OR (action = 'saved account' AND note LIKE '%email')
  )
  ORDER BY id DESC LIMIT 1
), 1);

-- From now on what was set going ends with the right to it, in the moment in which that ends.
UPDATE newsletters SET send_at = NULL, scheduled_by = NULL, revision = revision + 1
WHERE state = 'draft' AND send_at IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM users WHERE users.id = scheduled_by AND manage_role = 'admin' AND suspended_at IS NULL
);
UPDATE imports SET status = 'checked', stopped_at = strftime('%Y-%m-%dT%H:%M:%fZ')
WHERE status = 'running' AND NOT EXISTS (
  SELECT 1 FROM users WHERE users.id = started_by AND manage_role = 'admin' AND suspended_at IS NULL
);

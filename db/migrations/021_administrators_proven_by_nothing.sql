-- Who was made an administrator without having verified the address has not shown that they read it: 020 took it for that.
UPDATE users SET proven = 0
WHERE EXISTS (SELECT 1 FROM audit_log WHERE user_id = users.id AND action = 'made administrator')
AND NOT EXISTS (
  SELECT 1 FROM audit_log
  WHERE user_id = users.id
  AND action IN ('verified', 'password recovered', 'changed address', 'took address back', 'claimed invitation')
);

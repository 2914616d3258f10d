-- Why nothing is sent to an address: our mail server refused it, it came back later, or its reader called it unwanted.
ALTER TABLE suppressed_addresses ADD COLUMN why TEXT NOT NULL DEFAULT 'refused'
  CHECK (why IN ('refused', 'bounced', 'complained'));

-- Addresses that mails came back from for a reason that may pass.
CREATE TABLE soft_bounces (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  -- On how many days.
  days INTEGER NOT NULL,
  -- The last of them, YYYY-MM-DD.
  last_on TEXT NOT NULL
) STRICT, WITHOUT ROWID;

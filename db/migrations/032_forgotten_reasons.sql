-- What mail servers answer may quote the mail: codes and tokens are left out of what is kept of it (reason.ts). What was
-- kept before goes where it has eight hexadecimal digits in a row, or a piece of a verification link.
UPDATE outbox SET error = 'What the mail server said is not kept: it may quote the mail.'
WHERE error GLOB '*[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]*'
   OR error LIKE '%part=%';
UPDATE deliveries SET error = 'What the mail server said is not kept: it may quote the mail.'
WHERE error GLOB '*[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]*'
   OR error LIKE '%part=%';
UPDATE suppressed_addresses SET reason = 'What the mail server said is not kept: it may quote the mail.'
WHERE reason GLOB '*[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]*'
   OR reason LIKE '%part=%';
UPDATE newsletters SET paused_why = 'Mails one after another were refused.'
WHERE paused_why GLOB '*[0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F][0-9a-fA-F]*'
   OR paused_why LIKE '%part=%';

import Database from 'better-sqlite3';

/** Somebody of a demo with its year for each state that a doctor can be in and that no account to sign in with has. */
const WHO = {
  pastdue: `SELECT user_id FROM subscriptions WHERE status = 'past_due' AND user_id <> 1`,
  canceled: `SELECT user_id FROM subscriptions WHERE status = 'active' AND cancel_at IS NOT NULL AND source = 'test'`,
  changing: `SELECT user_id FROM profiles JOIN profile_versions USING (user_id)
    WHERE live_version IS NOT NULL AND status = 'waiting'`,
  refused: `SELECT user_id FROM profiles JOIN profile_versions AS version USING (user_id)
    WHERE live_version IS NOT NULL AND status = 'rejected'
      AND version.id = (SELECT max(id) FROM profile_versions WHERE user_id = profiles.user_id)`,
  suspended: 'SELECT user_id FROM profiles WHERE suspended_at IS NOT NULL',
  found: 'SELECT user_id FROM registry_findings WHERE settled_at IS NULL AND gone_at IS NULL',
  unconfirmed: `SELECT user_id FROM profiles WHERE live_version IS NOT NULL AND content ->> 'accepting' = 1
    ORDER BY content ->> 'accepting_confirmed_at'`,
  practices: `SELECT user_id FROM profiles WHERE live_version IS NOT NULL AND content ->> 'booking' IS NOT NULL
    AND user_id NOT IN (SELECT user_id FROM subscriptions WHERE status <> 'active' OR cancel_at IS NOT NULL)`,
  bounced: `SELECT id FROM users WHERE email = 'noplan3@example.com'`,
  locked: `SELECT id FROM users WHERE email = 'noplan2@example.com'`,
  everything: `SELECT id FROM users WHERE email = 'ugly-1@example.com'`,
  arabic: `SELECT id FROM users WHERE email = 'ugly-7@example.com'`,
  chinese: `SELECT id FROM users WHERE email = 'ugly-8@example.com'`,
  oneword: `SELECT id FROM users WHERE email = 'ugly-14@example.com'`,
};

export type DeskAccount = keyof typeof WHO;

/** Lets them sign in as `pastdue@example.com` and so on, and has what it takes besides. Answers their ids. */
export function plantDeskAccounts(file: string): Record<DeskAccount, number> {
  const database = new Database(file);
  const change = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values);
  const ids = Object.fromEntries(
    Object.entries(WHO).map(([name, who]) => {
      const id = database.prepare<[], number>(`${who} LIMIT 1`).pluck().get();
      if (id === undefined) throw new Error(`Nobody of the demo is ${name}`);
      change(
        `UPDATE users SET email = ?, verified = 1, password_hash = (SELECT password_hash FROM users WHERE id = 1) WHERE id = ?`,
        ...[`${name}@example.com`, id],
      );
      return [name, id];
    }),
  ) as Record<DeskAccount, number>;
  const now = new Date().toISOString();
  change('UPDATE users SET suspended_at = ? WHERE id = ?', now, ids.locked);
  change(
    `INSERT INTO suppressed_addresses (email, why, reason, created_at) VALUES ('bounced@example.com', 'refused', '550 No such mailbox', ?)`,
    now,
  );
  const others = JSON.stringify([
    {
      ...{
        practice_name: 'Telepsychiatry of the Northwestern Counties, Second Office',
        street: '7 Harbor St',
      },
      ...{ street_hidden: true, city: 'Boston', state: 'MA', zip: '02115', phone: '(617) 555-0177' },
      ...{ working_time: [{ day: 'mon', opens: '09:00', closes: '12:30' }], video_only: false },
    },
    {
      ...{ practice_name: 'By video', street: '9 Harbor St', street_hidden: true, city: 'Cambridge' },
      ...{ state: 'MA', zip: '02139', phone: '(617) 555-0178' },
      ...{ working_time: [], video_only: true },
    },
  ]);
  for (const table of ['profiles', 'profile_versions'])
    change(
      `UPDATE ${table} SET content = json_set(content, '$.street_hidden', json('true'), '$.other_practices', json(?)) WHERE user_id = ?`,
      ...[others, ids.practices],
    );
  database.close();
  return ids;
}

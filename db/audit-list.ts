import type { ListedAction } from '#contract/audit.ts';
import type { Database } from './database.ts';
import { recordList } from './records/record-list.ts';

/** The trail as administrators list it. Ids rise with the time. */
export function auditList(database: Database) {
  const row = database.prepare<[number], ListedAction>(
    `SELECT audit_log.id, at, action, actor_id, actors.first_name || ' ' || actors.last_name AS actor_name,
       user_id, users.first_name || ' ' || users.last_name AS user_name, object_kind, object_id, note, source
     FROM audit_log
       LEFT JOIN users AS actors ON actors.id = actor_id
       LEFT JOIN users ON users.id = user_id
     WHERE audit_log.id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'audit_log',
      id: 'id',
      orders: { id: [] },
      filters: {
        actor_id: 'actor_id = :actor_id',
        user_id: 'user_id = :user_id',
        action: 'action = :action',
        object_kind: 'object_kind = :object_kind',
        object_id: 'object_id = :object_id',
        from: 'at >= :from',
        to: `at < date(:to, '+1 day')`,
      },
    }),
    row: (id: number): ListedAction | null => row.get(id) ?? null,
  };
}

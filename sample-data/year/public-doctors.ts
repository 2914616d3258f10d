import type { ProfileContent } from '#contract/profiles.ts';
import type { Store } from '../../db/store.ts';

/** A doctor whom visitors see when the year is made. */
export interface PublicDoctor {
  id: number;
  email: string;
  created_at: string;
  /** ISO date-time of the first approval. */
  approved_at: string;
  content: ProfileContent;
}

/** All of them, by their ids. */
export function publicDoctors({ users, profiles }: Store): PublicDoctor[] {
  const ids = Array.from({ length: users.count() }, (_, n) => n + 1);
  return ids.flatMap((id) => {
    const user = users.byId(id);
    const row = profiles.of(id);
    const live = profiles.live(id);
    if (!user || !row?.approved_at || !live || user.plan === 0) return [];
    const { email, created_at } = user;
    return [{ id, email, created_at, approved_at: row.approved_at, content: live.content }];
  });
}

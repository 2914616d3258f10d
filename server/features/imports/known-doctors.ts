import type { InvitedDoctor } from '../../../db/invitations.ts';
import type { Store } from '../../../db/store.ts';

type Who = Pick<InvitedDoctor, 'email' | 'content'>;

/** Why a doctor cannot be invited now, because of who is here already; null when nothing is against it. */
export function whyKnown({ users, invitations }: Store, { email, content: { npi } }: Who): string | null {
  if (users.byEmail(email)) return 'email: There is an account with this address.';
  if (invitations.byEmail(email)) return 'email: This address is invited already.';
  if (npi !== undefined && invitations.npiIsKnown(npi))
    return `npi: Somebody here has the NPI ${npi}, or is invited with it.`;
  return null;
}

/** The same for the lines of one file, in their order. */
export function whyRepeated(): (line: number, doctor: Who) => string | null {
  const seen = new Map<string, number>();
  return (line, { email, content: { npi } }) => {
    const keys = [`email ${email}`, ...(npi === undefined ? [] : [`npi ${npi}`])];
    const again = keys.find((key) => seen.has(key));
    if (again) return `${again.split(' ')[0]}: The same stands in line ${seen.get(again)}.`;
    for (const key of keys) seen.set(key, line);
    return null;
  };
}

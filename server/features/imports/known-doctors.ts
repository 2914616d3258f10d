import type { InvitedDoctor } from '../../../db/invitations.ts';
import type { Store } from '../../../db/store.ts';
import { isKept } from '../accounts/move-address.ts';

type Who = Pick<InvitedDoctor, 'email' | 'content'>;

/** Why a doctor cannot be invited now, because of who is here already: a sentence each. An address that could not be read is empty. */
export function whyKnown(store: Store, { email, content: { npi } }: Who): string[] {
  const { invitations } = store;
  const known: string[] = [];
  // Anybody can begin an account with the address; who is invited shows that it is theirs.
  if (isKept(store, email)) known.push('email: There is an account with this address.');
  else if (invitations.byEmail(email)) known.push('email: This address is invited already.');
  if (npi !== undefined && invitations.npiIsKnown(npi))
    known.push(`npi: Somebody here has the NPI ${npi}, or is invited with it.`);
  return known;
}

/** The same for the lines of one file: `note` those that are right, in their order. */
export function linesNoted() {
  const seen = new Map<string, number>();
  return {
    note(line: number, doctor: Who): void {
      for (const key of keysOf(doctor)) seen.set(key, line);
    },
    whyRepeated: (doctor: Who): string[] =>
      keysOf(doctor).flatMap((key) => {
        const line = seen.get(key);
        return line === undefined ? [] : [`${key.split(' ')[0]}: The same stands in line ${line}.`];
      }),
  };
}

export type LinesNoted = ReturnType<typeof linesNoted>;

function keysOf({ email, content: { npi } }: Who): string[] {
  return [...(email === '' ? [] : [`email ${email}`]), ...(npi === undefined ? [] : [`npi ${npi}`])];
}

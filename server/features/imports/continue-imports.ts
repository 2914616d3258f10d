import { setImmediate as turn } from 'node:timers/promises';
import type { Needs } from '../../platform/platform.ts';
import { invite } from '../invitations/invite.ts';
import { whyKnown } from './known-doctors.ts';

/** Lines of one transaction: others are answered between two. */
const AT_ONCE = 20;

/**
 * Goes on with the imports that were started, until there is nothing left of them. What became of a line is kept with
 * the invitation and its mail, or none of it is: a restart goes on where it stopped, and nobody is invited twice.
 */
export async function continueImports({ store, now }: Needs<'store' | 'now'>): Promise<void> {
  while (store.imports.running() !== null) {
    if (!store.ifWritable(inviteSome)) return;
    await turn();
  }

  function inviteSome(): void {
    const id = store.imports.running();
    if (id === null) return;
    const due = store.imports.due(id, AT_ONCE);
    for (const line of due) {
      const known = whyKnown(store, line.doctor);
      if (known.length === 0) {
        invite(store, line.doctor, id, now());
        store.imports.markInvited(line);
      } else store.imports.refuse(line, known.join('\n'));
    }
    if (due.length < AT_ONCE) finish(id);
  }

  function finish(id: number): void {
    store.imports.finish(id);
    const { invited = 0, refused = 0 } = store.lists.imports.row(id) ?? {};
    const note = `${invited} invited, ${refused} refused`;
    store.audit.add({ action: 'finished import', object: { kind: 'import', id }, note });
  }
}

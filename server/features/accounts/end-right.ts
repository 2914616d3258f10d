import type { Store } from '../../../db/store.ts';

/** Ends what an administrator has set going, in the transaction that takes the right to it: it may come back at once. */
export function endRight({ newsletters, imports, audit }: Store, user: number): void {
  for (const id of newsletters.scheduledBy(user)) {
    newsletters.unschedule(id);
    const note = 'Whoever scheduled it is no administrator any more.';
    audit.add({ action: 'unscheduled newsletter', object: { kind: 'newsletter', id }, note });
  }
  for (const id of imports.runningBy(user)) {
    imports.stop(id);
    const note = 'Whoever started it is no administrator any more.';
    audit.add({ action: 'stopped import', object: { kind: 'import', id }, note });
  }
}

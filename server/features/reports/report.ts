/** Reports: what visitors say is wrong with a profile. Nothing that anybody sees follows from one; people look into it. */
import { done } from '#contract/schemas/answers/messages.ts';
import { createHmac } from 'node:crypto';
import { DAY_MS } from '#contract/constants.ts';
import { REPORT_DAYS } from '#contract/reports.ts';
import { report as reportSchema } from '#contract/schemas/reports.ts';
import type { Needs } from '../../platform/platform.ts';
import { askWhenReported } from '../confirmations/ask.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Source } from '../../platform/security/network-digest.ts';

/** Of one profile, and not done with: more tell nobody anything new. */
const MOST_OPEN = 50;

/**
 * Keeps what a visitor says. A source is heard once about a profile in REPORT_DAYS, and is not told so. Throws 404 for
 * somebody who is not public, and 429 for a source that reports too much.
 */
export const report = ({ store, limits, sources, now }: Needs<'store' | 'limits' | 'sources' | 'now'>) =>
  action(
    {
      does: 'Keeps what a visitor says is wrong with a profile.',
      body: reportSchema,
      answer: done,
      refuses: { 404: 'There is no such profile.' },
      example: { body: { id: 1, kind: 'phone' } },
    },
    ({ id, kind }, request) => {
      const source = sources.of(request);
      const moment = now();
      const since = new Date(moment.getTime() - REPORT_DAYS * DAY_MS).toISOString();
      store.transaction(() => {
        if (!store.listings.profile(id)) throw new Refusal(404, 'This psychiatrist is not in the directory.');
        limits.countReport(source);
        const open = Object.values(store.reports.open(id, since)).reduce((sum, count) => sum + count, 0);
        if (open >= MOST_OPEN) return;
        const row = { user_id: id, kind, source: digest(source, id), at: moment.toISOString() };
        if (store.reports.add(row, since)) askWhenReported(store, id, moment);
      });
      return { message: 'Thank you.' };
    },
  );

/** Another one for each profile: it tells that one source reports one profile again, and nothing else. */
function digest({ key }: Source, doctor: number): string {
  return createHmac('sha256', key).update(`report:${doctor}`).digest('base64url').slice(0, 22);
}

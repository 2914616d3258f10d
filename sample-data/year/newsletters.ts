import { DAY_MS } from '#contract/constants.ts';
import { articlePath } from '#contract/paths.ts';
import type { ArticleCardRow } from '../../db/articles/rows.ts';
import { DELIVERY_DAYS } from '#contract/newsletters.ts';
import { Random } from '../random.ts';
import { ISSUES } from './issues.ts';
import { isoOf, momentOf } from './year.ts';
import type { Act, Year } from './year.ts';

const STREAM = 0x1e77;
/** An issue a month, the last one a few days ago. */
const SENT = [304, 273, 243, 212, 181, 151, 120, 90, 59, 33, 5];
const NEXT_AFTER_DAYS = 26;
const REFUSED_SHARE = 0.004;
const FAILED_SHARE = 0.003;
const GONE = '550 5.1.1 The mailbox does not exist';
const FULL = '452 4.2.2 The mailbox is full';

/** The issues of the year with what became of them, and the draft of the next one. */
export function newsletters(year: Year): Act[] {
  const { store, editor } = year;
  const { articles, audit, deliveries, newsletters, outbox, subscribers } = store;
  const random = new Random(year.seed, STREAM);
  const readable = (['digest', 'ai'] as const).flatMap(
    (kind) => articles.newest(kind, { start: 0, count: 100 }).cards,
  );
  readable.sort((a, b) => (a.published_at < b.published_at ? 1 : -1));

  const sent = SENT.flatMap((daysAgo): Act[] => {
    const at = momentOf(year, daysAgo, random);
    let id = 0;
    return [
      { at: at - 2 * DAY_MS, act: () => (id = write(at)) },
      { at: at - 3_600_000, act: () => told(id, 'tested newsletter') },
      { at, act: () => send(id) },
      // As the site does every day: a thousand at most are forgotten at once.
      { at: at + DELIVERY_DAYS * DAY_MS, act: () => deliveries.sweep(isoOf(at + DAY_MS)) },
    ];
  });
  const draft = momentOf(year, 1, random);
  return [...sent, { at: draft, act: () => void write(draft + NEXT_AFTER_DAYS * DAY_MS) }];

  /** What of an issue that is to go out then can be written by now. */
  function write(goesOut: number): number {
    const { subject, opening } = ISSUES[new Date(goesOut).getUTCMonth()];
    const news = readable.filter(({ published_at }) => published_at <= isoOf(goesOut)).slice(0, 3);
    const id = newsletters.add({ subject, body: `<p>${opening}</p>${news.map(teaser).join('')}` });
    told(id, 'saved newsletter');
    return id;
  }

  function send(id: number): void {
    newsletters.begin(id);
    told(id, 'sent newsletter');
    while (deliveries.addNext(id));
    for (let due = deliveries.nextDue(id); due; due = deliveries.nextDue(id)) {
      const { token, recipient } = due;
      if (random.chance(REFUSED_SHARE)) {
        outbox.suppress(recipient, 'refused', GONE);
        subscribers.end(token);
        audit.add({ action: 'ended refused subscription', object: { kind: 'newsletter', id } });
        deliveries.giveUp(due.id, 'refused', recipient, GONE);
      } else if (random.chance(FAILED_SHARE)) deliveries.giveUp(due.id, 'failed', recipient, FULL);
      else deliveries.markSent(due.id);
    }
    newsletters.finish(id);
  }

  function told(id: number, action: 'saved newsletter' | 'tested newsletter' | 'sent newsletter'): void {
    audit.add({ action, actor: editor, object: { kind: 'newsletter', id } });
  }
}

/** As the backoffice writes it of an article that is chosen. */
function teaser({ id, kind, title, sub_content }: ArticleCardRow): string {
  const link = `<a href="${articlePath(kind, id)}">`;
  return `<h2>${link}${escaped(title)}</a></h2><p>${escaped(sub_content)}</p><p>${link}Read the article</a></p>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

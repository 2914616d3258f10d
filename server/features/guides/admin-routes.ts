import * as answers from '#contract/schemas/answers/guides.ts';
import type { Request, Router } from 'express';
import { z } from 'zod';
import type { ListedGuide } from '#contract/guides.ts';
import { guideText } from '#contract/schemas/guides.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { change, versioned } from '../../platform/records/change-kinds.ts';
import { createTakeBacks } from '../../platform/records/take-backs.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import type { Opened } from './front-matter.ts';
import { guideRecord, guideRow, opened, saidBy } from './guide-record.ts';
import { writtenGuide } from './written-guide.ts';
import type { Pages } from '../pages/pages.ts';
import type { Guides } from './guides.ts';

/**
 * The pages that Markdown files hold, for administrators: /api/admin/guides. What is saved is shown instead of the file;
 * saving what the file says puts the file back. A draft is what somebody types until it is saved so.
 */
export function adminGuideRoutes(
  context: RecordNeeds<'log' | 'now'> & { guides: Guides; pages: Pages },
): Router {
  const { store, guides } = context;
  const row = (name: string) => guideRow(store, guides, name);
  const ids = () => [...guides.names];
  const takeBacks = createTakeBacks<ListedGuide>(context);

  const router = recordRoutes(context, {
    name: 'guides',
    answers: { row: answers.listedGuide, record: answers.guideRecord, revision: answers.guideRevision },
    id: z.string().max(60),
    list: {
      ids,
      page: (_, first, count) => ({ ids: ids().slice(first, first + count), total: guides.names.length }),
    },
    orders: ['id'],
    sort: ['id', 'ASC'],
    filter: {},
    row,
    record: (shown: ListedGuide) => guideRecord(store, guides, shown),
    revisions: ({ id }) => store.guides.revisions(id),
    csv: {
      page: ({ path }) => path,
      title: ({ title }) => title,
      replaced: ({ is_replaced }) => is_replaced,
      saved_at: ({ saved_at }) => saved_at,
    },
    changes: {
      about: () => ({}),
      update: change('saved page', guideText, (listed: ListedGuide, { text: said }, admin) => {
        const { id: name, path, saved_at } = listed;
        writtenGuide(context, path, said);
        const stored = store.guides.one(name);
        const saidBefore = saidBy(store.guides, guides, name);
        const before = opened(guides, saidBefore);
        const original = guides.original(name);
        const isOriginal = said === original;
        // What the page said before the first save here is worth going back to as well.
        if (saved_at === null && !isOriginal) store.guides.keepOriginal(name, original);
        const kept = isOriginal ? { text: null, over: null } : { text: said, over: original };
        store.guides.save({ name, ...kept, said, by: admin.id });
        const { revision } = store.guides.one(name);
        takeBacks.keep(name, {
          by: admin.id,
          action: 'saved page',
          mail: null,
          undo() {
            if (store.guides.one(name).revision !== revision) return false;
            const { text, text_over, over } = stored;
            store.guides.save({ name, text, over: text_over, said: saidBefore, by: admin.id });
            // What was typed is a draft again.
            if (said !== saidBefore) store.guides.draft({ name, text: said, over: over ?? original });
            return true;
          },
        });
        return `${name}: ${isOriginal ? 'put back' : changedIn(before, guides.open(said))}`;
      }),
      actions: {
        'take-back': takeBacks.takeBack,
        // What is typed need not be readable yet.
        draft: versioned(
          change('drafted page', guideText, ({ id: name }: ListedGuide, { text }) => {
            const { text: saved, draft, over } = store.guides.one(name);
            const original = guides.original(name);
            store.guides.draft({
              name,
              text: text === (saved ?? original) ? null : text,
              over: saved === null && draft === null ? original : over,
            });
            return name;
          }),
        ),
      },
    },
  });

  router.post(
    '/guides/:id/preview',
    action(
      {
        does: 'Answers the HTML of a page as it is typed.',
        who: 'administrator',
        body: guideText,
        answer: z.object({ html: z.string() }),
        refuses: { 202: 'The text cannot be made into a page.' },
        example: { parts: { id: 'terms' }, body: { text: '{terms}' } },
      },
      ({ text }, { params }: Request) => {
        const found = row(String(params.id));
        if (!found) throw new Refusal(404, 'This is not here (any more).');
        return { html: writtenGuide(context, found.path, text) };
      },
    ),
  );
  return router;
}

/** The names of the parts that say something else than before. */
function changedIn(before: Opened | null, after: Opened): string {
  const [one, other] = [before, after].map((text) => ({ ...text?.front, markdown: text?.body.trim() }));
  const names = Object.keys(other) as (keyof typeof other)[];
  const changed = names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
  return changed.join(', ') || 'how it is written';
}

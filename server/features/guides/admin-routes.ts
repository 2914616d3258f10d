import type { Request, Router } from 'express';
import { z } from 'zod';
import { guideTextIn } from '../../../contract/guides.ts';
import type { GuideText, ListedGuide } from '../../../contract/guides.ts';
import { guideText } from '../../../contract/schemas/guides.ts';
import { action } from '../../platform/http/action.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { change } from '../../platform/records/change.ts';
import { recordRoutes } from '../../platform/records/records.ts';
import type { RecordNeeds } from '../../platform/records/records.ts';
import { fileOf, guideTextOf } from './guide-file.ts';
import { guideRecord, guideRevisions, guideRow, saidBy } from './guide-record.ts';
import { writtenGuide } from './written-guide.ts';
import type { Pages } from '../pages/pages.ts';
import type { Guides } from './guides.ts';

/**
 * The pages that Markdown files hold, for administrators: /api/admin/guides. What is saved is shown instead of the file;
 * saving what the file says puts the file back.
 */
export function adminGuideRoutes(context: RecordNeeds<'log'> & { guides: Guides; pages: Pages }): Router {
  const { store, guides } = context;
  const row = (name: string) => guideRow(store, guides, name);
  const ids = () => [...guides.names];

  const router = recordRoutes(context, {
    name: 'guides',
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
    csv: {
      page: ({ path }) => path,
      title: ({ title }) => title,
      replaced: ({ is_replaced }) => is_replaced,
      saved_at: ({ saved_at }) => saved_at,
    },
    changes: {
      about: () => ({}),
      update: change('saved page', guideText, (before: ListedGuide, said, admin) => {
        const saidBefore = saidBy(store.guides, guides, before.id);
        const { file } = writtenGuide(context, before.path, said);
        const original = guides.original(before.id);
        const isOriginal = file === fileOf(guideTextOf(original));
        const text = isOriginal ? null : file;
        // What the page said before the first save here is worth going back to as well.
        if (before.revision === 0 && !isOriginal) store.guides.keepOriginal(before.id, original);
        store.guides.save({ name: before.id, text, said: file, by: admin.id });
        return `${before.id}: ${isOriginal ? 'put back' : changedIn(guideTextOf(saidBefore), said)}`;
      }),
    },
  });

  router.get('/guides/:id/original', (request, response) => {
    const { id } = named(request);
    response.set('cache-control', 'no-store').json(guideTextOf(guides.original(id)));
  });

  router.get('/guides/:id/revisions', (request, response) => {
    response.set('cache-control', 'no-store').json(guideRevisions(store, named(request).id));
  });

  router.post(
    '/guides/:id/preview',
    action(guideText, (said, request) => {
      const { path } = named(request);
      return { html: writtenGuide(context, path, said).html };
    }),
  );
  return router;

  function named({ params }: Request): ListedGuide {
    const found = row(String(params.id));
    if (!found) throw new Refusal(404, 'This is not here (any more).');
    return found;
  }
}

/** The names of the parts that say something else than before. */
function changedIn(before: GuideText, after: GuideText): string {
  const [one, other] = [guideTextIn(before), guideTextIn(after)];
  const names = Object.keys(one) as (keyof GuideText)[];
  return names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])).join(', ');
}

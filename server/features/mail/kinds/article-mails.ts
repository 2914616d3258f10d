import { z } from 'zod';
import { longDate } from '#contract/dates.ts';
import { PAGES, articlePath } from '#contract/paths.ts';
import { mailKind } from './mail-kind.ts';

export const ARTICLE_MAILS = {
  /** `scheduled`: visitors see it from `published_at` on, an ISO date-time. */
  'article-published': mailKind({
    data: { article: z.int().positive(), published_at: z.iso.datetime(), scheduled: z.boolean() },
    askedFor: false,
    asItIsNow({ article }, { lists }) {
      const { state, published_at = null } = lists.articles.row(article) ?? {};
      if (published_at === null || (state !== 'published' && state !== 'scheduled')) return null;
      return { article, published_at, scheduled: state === 'scheduled' };
    },
    text: ({ article, published_at, scheduled }, site) =>
      scheduled
        ? {
            subject: 'Your article will be published',
            preview: `It appears on ${longDate(published_at)}.`,
            parts: [
              { text: `Your article for the Authors Digest of ${site.name} was accepted.` },
              { text: `Readers find it from ${longDate(published_at)} on.` },
              { button: 'See my articles', href: site.url + PAGES.articleEditor },
            ],
          }
        : {
            subject: 'Your article is published',
            preview: 'Readers find it in the Authors Digest now.',
            parts: [
              { text: `Your article for the Authors Digest of ${site.name} was accepted and is published.` },
              { button: 'Read it', href: site.url + articlePath('digest', article) },
            ],
          },
  }),

  /** The reason is an administrator's own words: it goes to the doctor alone, as text. */
  'article-returned': mailKind({
    data: { reason: z.string().min(1).max(2_000) },
    askedFor: false,
    text: ({ reason }, site) => ({
      subject: 'Your article needs a change',
      preview: 'It is a draft of yours again.',
      parts: [
        { text: `We have read your article for the Authors Digest of ${site.name} and ask for a change.` },
        ...reason.split(/\n+/).map((text) => ({ text })),
        { text: 'It is a draft again: please change it and send it once more.' },
        { button: 'Open my articles', href: site.url + PAGES.articleEditor },
      ],
    }),
  }),
};

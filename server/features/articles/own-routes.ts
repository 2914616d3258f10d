import { overtaken } from '#contract/schemas/answers/messages.ts';
import {
  article as articleAnswer,
  ownArticle as ownArticleAnswer,
  ownArticleRow as ownArticleRowAnswer,
} from '#contract/schemas/answers/articles.ts';
import { SENT_IN } from '#contract/article-parts.ts';
import { z } from 'zod';
import { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import { idIn } from '#contract/paths.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import { articleAsRead, ownArticleChange, ownArticleWriting } from '#contract/schemas/articles.ts';
import type { OwnArticleWriting } from '#contract/schemas/articles.ts';
import type { UserRow } from '../../../db/accounts/rows.ts';
import type { ArticleRow } from '../../../db/articles/rows.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { Needs } from '../../platform/platform.ts';
import { action, ownAction } from '../../platform/http/action.ts';
import type { SealedHtml } from '../../platform/html/sanitized-seal.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { signedInDoctor } from '../../platform/security/session.ts';
import { ownArticle, ownArticleRow } from './article-records.ts';
import { previewArticle } from './read-article.ts';
import { refuseWithout, saveArticle } from './save-article.ts';

type SanitizedWriting = OwnArticleWriting & SealedHtml;

/** So many drafts of one doctor at once are more than anybody works on. */
const MOST_DRAFTS = 50;
/** And so many at once are more of one doctor than administrators can look into. */
const MOST_WAITING = 10;

/** Who asks is checked before an article is read: strangers send none. */
export function onlyDoctors(context: Needs<'config' | 'tokens' | 'proofs'>): RequestHandler {
  return async (request, _, next) => {
    (await signedInDoctor(context, request)).holder();
    next();
  };
}

/** What doctors write for the Authors Digest. Whose it is, the session says; of others' articles nobody learns anything. */
export function ownArticleRoutes(
  context: Needs<'config' | 'store' | 'sanitizer' | 'tokens' | 'limits' | 'proofs' | 'sources' | 'now'>,
): Router {
  const { store, proofs, limits, sources, sanitizer, now } = context;
  const router = Router();

  const doctor = (request: Request) => signedInDoctor(context, request);
  const one = { who: 'doctor' as const, answer: ownArticleAnswer };
  const example = { parts: { id: '{own article}' } };

  router.get(
    '/',
    ownAction(
      doctor,
      { ...one, does: 'Lists the own articles.', answer: z.array(ownArticleRowAnswer), example: {} },
      (_, session) => store.articles.ofAuthor(session.holder().id).map(ownArticleRow),
    ),
  );

  router.get(
    '/:id',
    ownAction(doctor, { ...one, does: 'Reads one of the own articles.', example }, (_, session, request) =>
      ownArticle(ownOf(request, session.holder()), now()),
    ),
  );

  router.get(
    '/:id/preview',
    ownAction(
      doctor,
      {
        ...one,
        does: 'Reads one of the own articles as visitors will see it.',
        answer: articleAnswer,
        example,
      },
      (_, session, request) => previewArticle(ownOf(request, session.holder()), now()),
    ),
  );

  router.post(
    '/',
    action(
      {
        ...one,
        does: 'Begins an article.',
        body: ownArticleWriting,
        refuses: { 202: 'There are too many drafts, or no such picture.' },
        example: {
          body: {
            title: 'Sleeping better',
            sub_content: 'Small habits that help.',
            contents: '<p>…</p>',
            cover: null,
          },
        },
      },
      async (writing, request) => {
        const text = await sanitized(writing, request);
        return told('saved article', request, (user) => {
          if (countOf(user, 'draft') >= MOST_DRAFTS)
            throw new Refusal(202, `You have ${MOST_DRAFTS} drafts. Please send or delete one first.`);
          return save(text, user, null);
        });
      },
    ),
  );

  router.post(
    '/:id',
    action(
      {
        ...one,
        does: 'Saves one of the own drafts.',
        body: ownArticleChange,
        refuses: {
          202: 'There is no such picture.',
          409: 'It is with an administrator now, or was saved meanwhile.',
        },
        tells: { 409: overtaken },
        example: {
          ...example,
          body: {
            title: 'Sleeping better',
            sub_content: 'Small habits that help.',
            contents: '<p>…</p>',
            cover: null,
            version: '{own version}',
          },
        },
      },
      async ({ version, ...writing }, request) => {
        const session = await signedInDoctor(context, request);
        const text = await sanitized(writing, request);
        return proofs.act([session], (user) => {
          const before = draftOf(request, user, version);
          limits.countDraft(user.email);
          return ownArticle(save(text, user, before), now());
        });
      },
    ),
  );

  router.post(
    '/:id/submit',
    action(
      {
        ...one,
        does: 'Hands one of the own drafts in.',
        body: articleAsRead,
        refuses: {
          202: 'Something is missing, or too many wait.',
          409: 'It is with an administrator now, or was saved meanwhile.',
        },
        tells: { 409: overtaken },
        example: { ...example, body: { version: '{own version}' } },
      },
      ({ version }, request) =>
        told('submitted article', request, (user) => {
          const before = draftOf(request, user, version);
          refuseWithout(SENT_IN, before, (parts) => `Your article needs ${parts} first.`);
          if (countOf(user, 'review') >= MOST_WAITING)
            throw new Refusal(
              202,
              `You have ${MOST_WAITING} articles that wait for a review. Please wait for one.`,
            );
          const waiting = {
            status: 'review' as const,
            submitted_at: now().toISOString(),
            returned_why: null,
          };
          return saveArticle(store, { ...before, ...waiting }, { before, by: user.id, now: now() });
        }),
    ),
  );

  router.post(
    '/:id/withdraw',
    action(
      {
        ...one,
        does: 'Takes back one of the own articles that waits for an administrator: it is a draft again.',
        body: nothing,
        refuses: { 409: 'It does not wait (any more).' },
        example,
      },
      (_, request) =>
        told('withdrew article', request, (user) => {
          const before = ownOf(request, user);
          if (before.status !== 'review') throw new Refusal(409, 'This article does not wait any more.');
          const draft = { status: 'draft' as const, submitted_at: null };
          return saveArticle(store, { ...before, ...draft }, { before, by: user.id, now: now() });
        }),
    ),
  );

  router.post(
    '/:id/remove',
    action(
      {
        ...one,
        does: 'Deletes one of the own articles that is not published.',
        body: articleAsRead,
        refuses: { 409: 'It is published, or was saved or sent in meanwhile.' },
        tells: { 409: overtaken },
        example: { ...example, body: { version: '{own version}' } },
      },
      ({ version }, request) =>
        told('removed article', request, (user) => {
          const article = ownOf(request, user);
          if (article.status === 'published')
            throw new Refusal(409, 'This article is published. Please ask an administrator to take it back.');
          refuseOvertaken(article, version);
          store.articles.remove(article.id);
          return article;
        }),
    ),
  );
  return router;

  /** Does something to an article of the doctor's own, and tells the trail. */
  async function told(what: AuditAction, request: Request, act: (user: UserRow) => ArticleRow) {
    const session = await signedInDoctor(context, request);
    return proofs.act([session], (user) => {
      limits.countSave(user.email);
      const article = act(user);
      const object = { kind: 'article' as const, id: article.id };
      store.audit.add({ action: what, user: user.id, source: sources.of(request).trace, object });
      return ownArticle(article, now());
    });
  }

  function countOf({ id }: UserRow, status: ArticleRow['status']): number {
    return store.articles.ofAuthor(id).filter((article) => article.status === status).length;
  }

  async function sanitized(writing: OwnArticleWriting, request: Request): Promise<SanitizedWriting> {
    return { ...writing, ...(await sanitizer.sanitize(writing.contents, request)) };
  }

  /** The byline is the doctor's own name and portrait: no call can set it. */
  function save(writing: SanitizedWriting, user: UserRow, before: ArticleRow | null): ArticleRow {
    const { cover } = writing;
    if (cover !== null && cover !== before?.cover && !store.uploads.isOf(cover, 'image', user.id))
      throw new Refusal(202, 'This picture is not here (any more). Please choose it again.', {
        field: 'cover',
      });
    const profile = store.profiles.live(user.id)?.content;
    const byline = profile ?? user;
    const fixed = {
      kind: 'digest' as const,
      status: 'draft' as const,
      author: `Dr. ${byline.first_name} ${byline.last_name}`,
      avatar: profile?.avatar ?? null,
      author_id: user.id,
      reviewer: before?.reviewer ?? null,
      topics: before?.topics ?? [],
      published_at: null,
      returned_why: before?.returned_why ?? null,
    };
    return saveArticle(store, { ...writing, ...fixed }, { before, by: user.id, now: now() });
  }

  /** Throws 404 for what is not there or somebody else's. */
  function ownOf({ params }: Request, { id: author }: UserRow): ArticleRow {
    const article = store.articles.byId(idIn(params.id));
    if (article?.author_id !== author) throw new Refusal(404, 'This article is not here (any more).');
    return article;
  }

  /** Throws 409 for one that the doctor cannot change any more, or that was saved meanwhile. */
  function draftOf(request: Request, user: UserRow, version: number): ArticleRow {
    const article = ownOf(request, user);
    if (article.status !== 'draft') throw new Refusal(409, 'This article is with an administrator now.');
    refuseOvertaken(article, version);
    return article;
  }

  function refuseOvertaken(article: ArticleRow, version: number): void {
    if (article.version === version) return;
    const record = ownArticle(article, now());
    const done = article.status === 'draft' ? 'saved' : 'sent in';
    throw new Refusal(409, `This draft was ${done} meanwhile, in another window.`, { record });
  }
}

import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import type { ArticleRow, NewArticle } from '../../db/articles/rows.ts';
import { Random } from '../random.ts';
import type { PublicDoctor } from './public-doctors.ts';
import { daysAgoOf, mailed, momentOf } from './year.ts';
import type { Act, Year } from './year.ts';
import { WRITTEN_BY_DOCTORS } from './written-by-doctors.ts';
import type { WrittenByDoctor } from './written-by-doctors.ts';

const STREAM = 0xa271;

/** What doctors wrote for the Authors Digest: published, sent back, waiting, or only begun. */
export function doctorsArticles(year: Year): Act[] {
  const { store, editor } = year;
  const { articles, audit } = store;
  const random = new Random(year.seed, STREAM);
  const demo = year.doctors.find(({ email }) => email === DEMO_DOCTOR);
  const others = year.doctors.filter(
    (doctor) => doctor !== demo && doctor.content.avatar && daysAgoOf(year, doctor.approved_at) > 200,
  );
  const authors = [demo ?? others[0], ...random.sample(others, 5)];
  const covers = articles.newest('digest', { start: 0, count: 100 }).cards.map(({ cover }) => cover);
  return WRITTEN_BY_DOCTORS.flatMap((written, i) => {
    const author = authors[written.author] as PublicDoctor | undefined;
    return author ? actsOf(written, author, covers[(i * 5) % covers.length] ?? null) : [];
  });

  function actsOf(written: WrittenByDoctor, author: PublicDoctor, cover: string | null): Act[] {
    const { begun, sent, published, returned } = written;
    const { email, id: user } = author;
    let id = 0;
    let last = Date.parse(author.approved_at);
    // In their order, also of an author who has come of late.
    const day = (daysAgo: number) => (last = Math.max(last + 60_000, momentOf(year, daysAgo, random)));
    const acts: Act[] = [
      {
        at: day(begun),
        act: () => {
          id = put(draftOf(written, author, cover), null, user);
          told('saved article', user);
        },
      },
    ];
    if (sent !== undefined)
      acts.push({
        at: day(sent),
        act: () => {
          put({ ...stored(), status: 'review', submitted_at: at() }, id, user);
          told('submitted article', user);
        },
      });
    if (published !== undefined)
      acts.push({
        at: day(published),
        act: () => {
          const shown = { status: 'published' as const, published_at: at(), submitted_at: null };
          put({ ...stored(), ...shown, topics: written.topics }, id, editor);
          told('saved article', editor);
          mailed(year, email, 'article-published', { article: id, published_at: at(), scheduled: false });
        },
      });
    if (returned)
      acts.push({
        at: day(returned.on),
        act: () => {
          put({ ...stored(), status: 'draft', submitted_at: null, returned_why: returned.why }, id, editor);
          told('returned article', editor);
          mailed(year, email, 'article-returned', { reason: returned.why });
        },
      });
    return acts;

    function stored(): ArticleRow {
      const article = articles.byId(id);
      if (!article) throw new Error(`There is no article ${id}`);
      return article;
    }

    function told(action: 'saved article' | 'submitted article' | 'returned article', actor: number): void {
      audit.add({ action, actor, object: { kind: 'article', id } });
    }
  }

  function put(article: NewArticle, id: number | null, by: number): number {
    const put = articles.put({ ...article, updated_at: at() }, id);
    const kept = articles.byId(put);
    if (kept) articles.revisions.keep(kept, by);
    return put;
  }

  function draftOf(
    { title, summary, text }: WrittenByDoctor,
    author: PublicDoctor,
    cover: string | null,
  ): NewArticle {
    const { first_name, last_name, avatar } = author.content;
    return {
      ...{ kind: 'digest', status: 'draft', title, sub_content: summary, topics: [] },
      ...{ author: `Dr. ${first_name} ${last_name}`, author_id: author.id, avatar, cover, reviewer: null },
      contents: text.map(htmlOf).join(''),
      ...{ published_at: null, created_at: at(), updated_at: at() },
    };
  }

  function at(): string {
    return year.now().toISOString();
  }
}

function htmlOf(paragraph: string): string {
  return paragraph.startsWith('## ') ? `<h2>${paragraph.slice(3)}</h2>` : `<p>${paragraph}</p>`;
}

import { expect, it } from 'vitest';
import { joined, wholeChanges } from '../../saving/decided.ts';
import { createSaver, TRY_AGAIN } from '../../saving/saver.ts';
import type { Answer, Sent, Written } from '../../saving/saver-types.ts';
import { fakeBrowser } from '../helpers/fake-browser.ts';

interface Article {
  version: number;
  text: string;
  cover: string | null;
  status: 'draft' | 'published';
  at: string | null;
}

type ArticleText = Omit<Article, 'version'>;

const FIRST: Article = { version: 1, text: 'Begun', cover: null, status: 'draft', at: null };
const PUBLISHED = { status: 'published', at: null } as const;
const lost = { kind: 'lost', message: 'No answer.', answeredBy: 'proxy' } as const;
const refused = { kind: 'refused', message: 'A summary, please.', isSignedOut: false } as const;

it('a cover that was taken away stays away when publishing is refused, or lost', async () => {
  for (const answer of [refused, lost]) {
    const { saver, server } = opened({ ...FIRST, cover: 'mine' });
    saver.change({ cover: null });
    server.isReached = false;
    server.answers = answer;
    await saver.decide(PUBLISHED).catch(() => undefined);
    expect(saver.shown().text).toMatchObject({ cover: null, status: 'draft' });
  }
});

it('a cover that is taken away while it is published stays away, and waits for the next press', async () => {
  const { saver, server } = opened({ ...FIRST, cover: 'mine' });
  const answer = server.holds();
  const done = saver.decide(PUBLISHED);
  saver.change({ cover: null });
  answer();
  expect(await done).toBe(true);
  expect(server.article.cover).toBe('mine');
  expect(saver.shown()).toMatchObject({
    text: { cover: null, status: 'published' },
    state: { kind: 'typed' },
  });
});

it('a cover that another has put in the place of one that was taken away is theirs to keep', async () => {
  const { saver, server } = opened({ ...FIRST, cover: 'first' });
  server.article = { ...server.article, version: 2, cover: 'theirs' };
  saver.change({ cover: null });
  expect(await saver.save()).toBe(false);
  expect(saver.shown().state.kind).toBe('overtaken');
});

it('whoever chooses a cover, does not hear the answer, and chooses another one writes alone', async () => {
  const { saver, server } = opened();
  server.answers = lost;
  saver.change({ cover: 'one' });
  await saver.save();
  server.answers = null;
  saver.change({ cover: 'other' });
  expect(await saver.save()).toBe(true);
  expect(server.article.cover).toBe('other');
});

it('whoever publishes, does not hear it, and chooses a cover writes alone', async () => {
  const { saver, server } = opened();
  server.answers = lost;
  expect(await saver.decide(PUBLISHED)).toBe(false);
  server.answers = null;
  saver.change({ cover: 'mine' });
  await saver.save();
  expect(saver.shown()).toMatchObject({
    text: { cover: 'mine', status: 'published' },
    state: { kind: 'typed' },
  });
});

it('whoever takes a press back that has drawn a cover writes alone', async () => {
  const { saver, server } = opened();
  await saver.decide(PUBLISHED);
  saver.change({ text: 'Begun, and more' });
  server.article = { ...FIRST, version: 3 };
  await saver.save();
  expect(saver.shown().state.kind).not.toBe('overtaken');
  expect(saver.shown().text).toMatchObject({ text: 'Begun, and more', status: 'draft' });
});

it('what is typed after the press does not go to readers with it', async () => {
  const { saver, server } = opened();
  const answer = server.holds();
  saver.change({ text: 'Begun, saved' });
  void saver.save();
  const done = saver.decide(PUBLISHED);
  saver.change({ text: 'Begun, saved, typed after it' });
  answer();
  expect(await done).toBe(true);
  expect(server.article).toMatchObject({ text: 'Begun, saved', status: 'published' });
  expect(saver.shown()).toMatchObject({
    text: { text: 'Begun, saved, typed after it' },
    state: { kind: 'typed' },
  });
});

it('a press that was lost leaves a draft that is saved by itself, typed or not', async () => {
  for (const text of ['Begun', 'Begun, typed']) {
    const { browser, saver, server } = opened();
    server.isReached = false;
    server.answers = lost;
    saver.change({ text });
    expect(await saver.decide(PUBLISHED)).toBe(false);
    server.isReached = true;
    server.answers = null;
    browser.pass(TRY_AGAIN);
    await expect.poll(() => saver.shown().state.kind).toBe('clean');
    expect(server.article).toMatchObject({ text, status: 'draft' });
  }
});

it('whoever decides, does not hear it, and decides otherwise decides alone', async () => {
  const { saver, server } = opened();
  server.answers = lost;
  expect(await saver.decide({ status: 'published', at: '2027-03-01' })).toBe(false);
  server.answers = null;
  expect(await saver.decide({ status: 'published', at: '2027-04-01' })).toBe(true);
  expect(server.article).toMatchObject({ status: 'published', at: '2027-04-01' });
});

it('two who decide otherwise are asked', async () => {
  const { saver, server } = opened();
  server.article = { ...FIRST, version: 2, status: 'published', at: '2027-03-01' };
  expect(await saver.decide({ status: 'published', at: '2027-04-01' })).toBe(false);
  expect(saver.shown().state.kind).toBe('overtaken');
});

const WRITTEN: Omit<Written<Article, ArticleText>, 'save'> = {
  version: ({ version }) => version,
  text: ({ text, cover, status, at }) => ({ text, cover, status, at }),
  decided: ['status', 'at'],
  given: ['cover'],
  isAllText: true,
  isDraft: ({ status }) => status === 'draft',
};

/** A saver, and a server that draws a cover and says the moment when an article is published. */
function opened(article: Article = FIRST) {
  const browser = fakeBrowser();
  const server = {
    article,
    isReached: true,
    /** In place of what it would say. */
    answers: null as Answer<Article> | null,
    isAnswered: Promise.resolve(),
    /** Answers nothing until what this returns is called. */
    holds() {
      let answer = () => {};
      server.isAnswered = new Promise<void>((resolve) => (answer = resolve));
      return answer;
    },
    async save({ text, version }: Sent<ArticleText>): Promise<Answer<Article>> {
      const answer = server.isReached ? take(text, version) : lost;
      await server.isAnswered;
      return server.answers ?? answer;
    },
  };

  function take(text: ArticleText, version: number): Answer<Article> {
    const { article: before } = server;
    if (version !== before.version) return { kind: 'overtaken', theirs: before };
    const isNew = text.status === 'published' && before.status !== 'published';
    const made = isNew ? { cover: text.cover ?? 'drawn', at: text.at ?? 'now' } : {};
    server.article = { ...text, ...made, version: version + 1 };
    return { kind: 'saved', saved: server.article };
  }

  const saver = createSaver(
    { ...WRITTEN, save: (sent) => server.save(sent) },
    article,
    'ada',
    browser.tab().around,
  );
  saver.open();
  return { browser, saver, server };
}

it('joins parts field by field, but an address is of one of them alone', () => {
  const from = { typed: { street: '1 Elm St', zip: '02139', phone: '617-555-0100' } };
  const typed = (changed: Partial<typeof from.typed>) => ({
    from,
    to: { typed: { ...from.typed, ...changed } },
  });
  const kind = { parts: ['typed'] as const, together: [['street', 'zip']] };
  const mine = typed({ street: '2 Oak St' });
  expect(joined(kind, mine, typed({ phone: '617-555-0199' }))).toEqual({
    typed: { street: '2 Oak St', zip: '02139', phone: '617-555-0199' },
  });
  expect(joined(kind, mine, typed({ zip: '02140' }))).toBeNull();
  expect(joined(kind, mine, typed({ street: '2 Oak St' }))).toEqual(mine.to);
  expect(joined(kind, mine, typed({ street: '3 Ash St' }))).toBeNull();
  expect(joined({}, mine, typed({ phone: '617-555-0199' }))).toBeNull();
  expect(wholeChanges(from.typed, mine.to.typed, kind.together)).toEqual({
    street: '2 Oak St',
    zip: '02139',
  });
});

import { expect, it, vi } from 'vitest';
import { withPage } from '../../saving/page-storage.ts';
import { unsavedOf } from '../../saving/restore-unsaved.ts';
import { createSaver, PAUSE, TRY_AGAIN } from '../../saving/saver.ts';
import { forgetTexts, unsavedTexts } from '../../saving/unsaved-text.ts';
import type { Answer, Sent, Written } from '../../saving/saver-types.ts';
import { fakeBrowser } from '../helpers/fake-browser.ts';

interface Note {
  version: number;
  text: string;
}

interface NoteText {
  text: string;
}

it('knows its own text when the answer to an earlier save was lost, and saves what was typed since', async () => {
  const { saver, server } = opened();
  server.answers = lost;
  for (const text of ['1', '2', '3', '4', '5']) {
    saver.change({ text });
    // Only the first one arrives.
    server.isReached = text === '1';
    expect(await saver.save()).toBe(false);
  }
  server.answers = null;
  server.isReached = true;
  saver.change({ text: '1, 2' });
  expect(await saver.save()).toBe(true);
  expect(server.note).toEqual({ version: 3, text: '1, 2' });
  expect(saver.shown().state.kind).toBe('clean');
});

it('saves one after the other, however many ask for it', async () => {
  const { saver, server } = opened();
  saver.change({ text: 'One' });
  const first = saver.save();
  saver.change({ text: 'One, two' });
  expect(await Promise.all([first, saver.save(), saver.save()])).toEqual([true, true, true]);
  expect(server.note).toEqual({ version: 3, text: 'One, two' });
  expect(server.sent).toHaveLength(2);
});

it('lets somebody choose when what is there is another’s', async () => {
  const { saver, server } = opened();
  saver.change({ text: 'Mine' });
  server.note = { version: 2, text: 'Theirs' };
  expect(await saver.save()).toBe(false);
  expect(saver.shown().state).toEqual({ kind: 'overtaken', theirs: server.note });
  expect(await saver.keepMine()).toBe(true);
  expect(server.note.text).toBe('Mine');
});

it('joins what two have changed of different fields, and asks of nobody', async () => {
  const { saver, server } = openedTitled();
  saver.change({ text: 'Mine' });
  server.record = { version: 2, text: 'At first', title: 'Theirs' };
  expect(await saver.save()).toBe(true);
  expect(server.record).toEqual({ version: 3, text: 'Mine', title: 'Theirs' });
  expect(saver.shown()).toMatchObject({ text: { text: 'Mine', title: 'Theirs' }, joined: 1, beginning: 0 });
});

it('asks where two have changed what says one thing together, as the fields of an address do', async () => {
  const { saver, server } = openedTitled({ together: [['text', 'title']] });
  saver.change({ text: 'Mine' });
  server.record = { version: 2, text: 'At first', title: 'Theirs' };
  expect(await saver.save()).toBe(false);
  expect(saver.shown()).toMatchObject({ text: { text: 'Mine', title: 'At first' }, joined: 0 });
});

it('asks of nobody where two have changed it alike', async () => {
  const { saver, server } = openedTitled({ together: [['text', 'title']] });
  saver.change({ text: 'Ours', title: 'Ours' });
  server.record = { version: 2, text: 'Ours', title: 'Ours' };
  expect(await saver.save()).toBe(true);
});

it('asks where both have changed a field, and keeps with one’s own each that only another has', async () => {
  const { saver, server } = openedTitled();
  saver.change({ text: 'Mine' });
  server.record = { version: 2, text: 'Another', title: 'Theirs' };
  expect(await saver.save()).toBe(false);
  expect(saver.mine(server.record)).toEqual({ text: 'Mine', title: 'Theirs' });
  expect(await saver.keepMine()).toBe(true);
  expect(server.record).toEqual({ version: 3, text: 'Mine', title: 'Theirs' });
  expect(saver.shown()).toMatchObject({ joined: 0, beginning: 1, state: { kind: 'clean' } });
});

it('asks where an answer was lost: what another field says may be one’s own, typed back since', async () => {
  const { saver, server } = openedTitled();
  saver.change({ title: 'Mine, and thought better of' });
  server.isHeard = false;
  await saver.save();
  server.isHeard = true;
  server.record = { ...server.record, version: 3, text: 'Theirs' };
  saver.change({ title: 'At first' });
  expect(await saver.save()).toBe(false);
  expect(saver.shown().state.kind).toBe('overtaken');
});

it('asks who does something with what is typed: they have not seen what another has changed', async () => {
  const { saver, server } = openedTitled();
  saver.change({ text: 'Mine' });
  server.record = { version: 2, text: 'At first', title: 'Theirs' };
  const removed = vi.fn();
  expect(await saver.act(removed)).toBe(false);
  expect([removed.mock.calls.length, saver.shown().state.kind]).toEqual([0, 'overtaken']);
});

interface Titled extends Note {
  title: string;
}

/** A text of two fields that is opened, and a server whose answers can be lost. */
function openedTitled(kind: Pick<Written<Titled, Omit<Titled, 'version'>>, 'together'> = {}) {
  const server = { record: { version: 1, text: 'At first', title: 'At first' }, isHeard: true };
  const written: Written<Titled, Omit<Titled, 'version'>> = {
    version: ({ version }) => version,
    ...kind,
    text: ({ text, title }) => ({ text, title }),
    isDraft: () => true,
    save({ text, version }) {
      const { record } = server;
      if (version !== record.version) return Promise.resolve({ kind: 'overtaken', theirs: record });
      server.record = { ...text, version: version + 1 };
      if (server.isHeard) return Promise.resolve({ kind: 'saved', saved: server.record });
      return Promise.resolve({ kind: 'lost', message: 'Lost', answeredBy: 'nobody' });
    },
  };
  return { saver: createSaver(written, server.record, 'ada', fakeBrowser().tab().around), server };
}

it('does not wait for its turn when the page goes, and keeps what is too large to outlive it', async () => {
  const { browser, saver, server, tab } = opened();
  let answer = () => {};
  server.isAnswered = new Promise<void>((resolve) => (answer = resolve));
  saver.change({ text: 'On its way' });
  void saver.save();
  saver.change({ text: 'Typed since' });
  tab.page?.left();
  tab.page?.left();
  expect(server.sent.map(({ text, outlivesPage }) => [text.text, outlivesPage])).toEqual([
    ['On its way', false],
    ['Typed since', true],
  ]);
  answer();
  expect(await saver.save()).toBe(true);
  expect(server.note.text).toBe('Typed since');

  saver.change({ text: 'ü'.repeat(30_001) });
  tab.page?.left();
  tab.end();
  expect(server.sent.at(-1)?.outlivesPage).toBe(false);
  expect(kept(browser)).toEqual({ text: 'ü'.repeat(30_001) });
});

it('is not taken back by what is answered late', async () => {
  const hears: ((answer: Answer<Note>) => void)[] = [];
  const tab = fakeBrowser().tab();
  const save = () => new Promise<Answer<Note>>((hear) => hears.push(hear));
  const saver = createSaver({ ...WRITTEN, save }, { version: 1, text: '' }, 'ada', tab.around);
  saver.open();
  saver.change({ text: 'One' });
  const first = saver.save();
  saver.change({ text: 'One, two' });
  tab.page?.left();
  const one = { version: 2, text: 'One' };
  hears[1]({ kind: 'overtaken', theirs: one });
  await expect.poll(() => hears).toHaveLength(3);
  hears[2]({ kind: 'saved', saved: { version: 3, text: 'One, two' } });
  await expect.poll(() => saver.version()).toBe(3);
  hears[0]({ kind: 'saved', saved: one });
  await first;
  expect(saver.version()).toBe(3);
  expect(saver.shown().state.kind).toBe('clean');
});

it('tries again, later and later, when the server says so, and at once when there is a connection', async () => {
  const { browser, saver, server, tab } = opened();
  server.answers = lost;
  server.isReached = false;
  saver.change({ text: 'Typed' });
  await pass(browser, PAUSE);
  expect(server.sent).toHaveLength(1);
  await pass(browser, TRY_AGAIN - 1);
  expect(server.sent).toHaveLength(1);
  server.answers = { ...lost, retryAfter: 600 };
  await pass(browser, 1);
  expect(server.sent).toHaveLength(2);
  await pass(browser, 599_000);
  expect(server.sent).toHaveLength(2);
  server.answers = null;
  server.isReached = true;
  tab.page?.online();
  await expect.poll(() => saver.shown().state.kind).toBe('clean');
});

it('does not try what was refused again, until something else is typed', async () => {
  const { browser, saver, server } = opened();
  server.answers = { kind: 'refused', message: 'Too long.', isSignedOut: false };
  saver.change({ text: 'Typed' });
  await pass(browser, PAUSE);
  await pass(browser, 1_000_000);
  expect(server.sent).toHaveLength(1);
  server.answers = null;
  saver.change({ text: 'Less' });
  await pass(browser, PAUSE);
  expect(server.note.text).toBe('Less');
});

it('keeps what is typed at once, and what a session that has ended does not take', async () => {
  const { browser, saver, server } = opened();
  saver.change({ text: 'Typed' });
  expect(kept(browser)).toEqual({ text: 'Typed' });
  server.answers = { kind: 'refused', message: 'Please sign in.', isSignedOut: true };
  expect(await saver.save()).toBe(false);
  expect(saver.shown()).toMatchObject({ isStored: true, state: { isSignedOut: true } });
  expect(kept(browser)).toEqual({ text: 'Typed' });
  expect(unsavedOf(WRITTEN, server.note, 'ada', browser.tab().around.storage)).toEqual({ text: 'Typed' });
  expect(unsavedOf(WRITTEN, server.note, 'ben', browser.tab().around.storage)).toBeNull();
  saver.change({ text: '' });
  expect(kept(browser)).toBeUndefined();
});

it('says when what is typed cannot be kept', () => {
  const { around } = fakeBrowser().tab();
  const saver = createSaver(WRITTEN, { version: 1, text: '' }, 'ada', { ...around, storage: null });
  saver.change({ text: 'Typed' });
  expect(saver.shown().isStored).toBe(false);
});

it('begins with what could not be kept, as long as the page is there', () => {
  const { around } = fakeBrowser().tab();
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const isLeft = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const storage = withPage(null);
  const begin = () => createSaver(WRITTEN, { version: 1, text: '' }, 'ada', { ...around, storage });
  begin().change({ text: 'Typed' });
  expect(isLeft()).toBe(false);
  const again = begin();
  expect(again.shown()).toMatchObject({ text: { text: 'Typed' }, isRestored: true });
  again.change({ text: '' });
  forgetTexts(storage, 'ada');
  expect(isLeft()).toBe(true);
  vi.unstubAllGlobals();
});

it.each(['null', '5', '{"version":1,"content":null,"sent":[]}', '{"version":1,"content":[],"sent":[]}'])(
  'begins with what is saved where the browser keeps what is no text: %s',
  (stored) => {
    const browser = fakeBrowser();
    browser.kept.set('unsaved-ada~1', stored);
    expect(opened(browser).saver.shown()).toMatchObject({ text: { text: '' }, isRestored: false });
  },
);

it('forgets what one has typed who is gone, and nobody else’s', () => {
  const { storage } = fakeBrowser().tab().around;
  const text = { version: 1, content: { text: 'Typed' }, sent: [], at: 0 };
  for (const name of ['doctor-1-profile', 'doctor-1-article-7', 'doctor-12-profile'])
    unsavedTexts(storage, name).save(text);
  forgetTexts(storage, 'doctor-1-');
  const left = (name: string) => unsavedTexts(storage, name).others().length;
  expect(['doctor-1-profile', 'doctor-1-article-7', 'doctor-12-profile'].map(left)).toEqual([0, 0, 1]);
});

it('notices that another tab types the same, until it has arrived', async () => {
  const { browser, saver, server } = opened();
  const other = opened(browser, server);
  expect(saver.shown().isElsewhere).toBe(false);
  other.saver.change({ text: 'There' });
  expect(saver.shown().isElsewhere).toBe(true);
  await other.saver.save();
  expect(saver.shown().isElsewhere).toBe(false);
});

it('sends nothing while something else is done to it, and then what was typed meanwhile', async () => {
  const { browser, saver, server, tab } = opened();
  let finish = () => {};
  const held = saver.hold(() => new Promise<void>((resolve) => (finish = resolve)));
  saver.change({ text: 'Meanwhile' });
  await pass(browser, PAUSE);
  tab.page?.left();
  expect(server.sent).toHaveLength(0);
  finish();
  await held;
  await pass(browser, PAUSE);
  expect(server.note.text).toBe('Meanwhile');
});

it('does something to what was typed by then, and sends what is typed meanwhile over what that has made', async () => {
  const { browser, saver, server } = opened();
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  saver.change({ text: 'One' });
  const done = saver.act(async (version, saved) => {
    expect([version, saved]).toEqual([2, { text: 'One' }]);
    await isFinished;
    server.note = { version: version + 1, text: saved.text };
    return { kind: 'saved', saved: server.note };
  });
  // While the text before it is on its way, and then while it is done itself.
  saver.change({ text: 'One, two' });
  // As a field that is left does it.
  void saver.save();
  await expect.poll(() => saver.version()).toBe(2);
  saver.change({ text: 'One, two, three' });
  await pass(browser, PAUSE);
  expect(server.sent).toHaveLength(1);
  finish();
  expect(await done).toBe(true);
  await pass(browser, PAUSE);
  expect(server.note).toEqual({ version: 4, text: 'One, two, three' });
  expect(saver.shown().state.kind).toBe('clean');
});

it('does something to what was typed by then, also where the answer to an earlier save was lost', async () => {
  const { saver, server } = opened();
  server.answers = lost;
  saver.change({ text: 'One' });
  await saver.save();
  server.answers = null;
  saver.change({ text: 'One, two' });
  const done = saver.act((version, saved) => {
    expect(saved).toEqual({ text: 'One, two' });
    server.note = { version: version + 1, text: saved.text };
    return Promise.resolve({ kind: 'saved', saved: server.note });
  });
  saver.change({ text: 'One, two, three' });
  expect(await done).toBe(true);
  expect(server.sent.map(({ text }) => text.text)).toEqual(['One', 'One, two', 'One, two']);
  expect(saver.shown().text).toEqual({ text: 'One, two, three' });
});

it('does one thing after the other, where the second was asked for while the first was done', async () => {
  const { saver, server } = opened();
  const finish: (() => void)[] = [];
  const act = () =>
    saver.act(async (version, saved) => {
      expect(version).toBe(server.note.version);
      await new Promise<void>((resolve) => finish.push(resolve));
      server.note = { version: version + 1, text: saved.text };
      return { kind: 'saved', saved: server.note };
    });
  saver.change({ text: 'One' });
  const first = act();
  await expect.poll(() => finish.length).toBe(1);
  saver.change({ text: 'One, two' });
  const second = act();
  await expect.poll(() => server.sent.length).toBe(1);
  finish[0]();
  expect(await first).toBe(true);
  await expect.poll(() => finish.length).toBe(2);
  finish[1]();
  expect(await second).toBe(true);
  expect(server.note).toEqual({ version: 5, text: 'One, two' });
  expect(saver.shown().state.kind).toBe('clean');
});

it('does not know what the server has when an answer was lost, though the text is what it was', async () => {
  const { browser, saver, server } = opened();
  server.answers = lost;
  saver.change({ text: 'Wrong' });
  expect(await saver.save()).toBe(false);
  expect(server.note.text).toBe('Wrong');
  saver.change({ text: '' });
  expect(saver.shown().state.kind).toBe('typed');
  expect(saver.isUnsaved()).toBe(true);
  expect(kept(browser)).toEqual({ text: '' });
  server.answers = null;
  expect(await saver.save()).toBe(true);
  expect(server.note).toEqual({ version: 3, text: '' });
});

it('does not say that it is saved while another text is on its way', async () => {
  const { browser, saver, server, tab } = opened();
  let answer = () => {};
  server.isAnswered = new Promise<void>((resolve) => (answer = resolve));
  saver.change({ text: 'Wrong' });
  void saver.save();
  saver.change({ text: '' });
  expect(saver.shown().state.kind).toBe('typed');
  expect(kept(browser)).toEqual({ text: '' });
  tab.page?.left();
  expect(server.sent).toHaveLength(2);
  answer();
  expect(await saver.save()).toBe(true);
  expect(server.note.text).toBe('');
});

it('says that what it shows is kept no more when another tab has given it up', () => {
  const { browser, saver } = opened();
  saver.change({ text: 'Typed' });
  forgetTexts(browser.tab().around.storage, 'ada');
  expect(saver.shown()).toMatchObject({ isStored: false, state: { kind: 'typed' } });
});

it('takes a text with another line break for another text', async () => {
  const { saver, server } = opened();
  server.answers = lost;
  saver.change({ text: 'One\n\nTwo' });
  server.isReached = false;
  await saver.save();
  server.note = { version: 2, text: 'One Two' };
  server.isReached = true;
  server.answers = null;
  expect(await saver.save()).toBe(false);
  expect(saver.shown().state.kind).toBe('overtaken');
});

it('lets somebody choose when what is there has the same text, and may be something else', async () => {
  const { saver, server } = opened();
  saver.change({ text: 'Mine' });
  // Sent, by somebody else.
  server.note = { version: 2, text: '' };
  expect(await saver.save()).toBe(false);
  expect(saver.shown().state.kind).toBe('overtaken');
});

it('knows what the page before it had sent, and what it begins with', async () => {
  const { browser, saver, server, tab } = opened();
  server.answers = lost;
  server.isReached = false;
  saver.change({ text: 'One' });
  await saver.save();
  tab.end();
  const next = opened(browser, server);
  // What was on its way when the page went arrives now.
  server.note = { version: 2, text: 'One' };
  server.answers = null;
  server.isReached = true;
  next.saver.change({ text: 'One, two' });
  expect(await next.saver.save()).toBe(true);
  expect(server.note).toEqual({ version: 3, text: 'One, two' });
});

const lost = { kind: 'lost' as const, message: 'Server disconnected.', answeredBy: 'nobody' as const };

const WRITTEN: Written<Note, NoteText> = {
  version: ({ version }) => version,
  text: ({ text }) => ({ text }),
  isDraft: () => true,
  save: () => Promise.resolve(lost),
};

/** A saver in a tab, and a server that keeps one version after the other, when it is reached. */
function opened(browser = fakeBrowser(), server = newServer()) {
  const tab = browser.tab();
  const save = (sent: Sent<NoteText>) => server.save(sent);
  const saver = createSaver({ ...WRITTEN, save }, server.note, 'ada', tab.around);
  saver.open();
  return { browser, tab, saver, server };
}

function newServer() {
  const server = {
    note: { version: 1, text: '' },
    sent: [] as Sent<NoteText>[],
    isReached: true,
    isAnswered: Promise.resolve() as Promise<unknown>,
    /** In place of what it would say. */
    answers: null as Answer<Note> | null,
    async save(sent: Sent<NoteText>): Promise<Answer<Note>> {
      server.sent.push(sent);
      const answer = server.isReached ? take(sent) : lost;
      await server.isAnswered;
      return server.answers ?? answer;
    },
  };

  function take({ text, version }: Sent<NoteText>): Answer<Note> {
    if (server.answers?.kind === 'refused') return server.answers;
    if (version !== server.note.version) return { kind: 'overtaken', theirs: server.note };
    server.note = { version: version + 1, text: text.text };
    return { kind: 'saved', saved: server.note };
  }
  return server;
}

/** What the browser keeps of the text. */
function kept({ kept }: ReturnType<typeof fakeBrowser>): object | undefined {
  const [value] = [...kept.values()];
  return value === undefined ? undefined : (JSON.parse(value) as { content: object }).content;
}

async function pass(browser: ReturnType<typeof fakeBrowser>, milliseconds: number): Promise<void> {
  browser.pass(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

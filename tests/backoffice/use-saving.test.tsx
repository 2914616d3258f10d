// @vitest-environment jsdom
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Overtaken } from '../../backoffice/records/record-calls.ts';
import { useReadAgain } from '../../backoffice/records/use-read-again.ts';
import { hasUnsaved, useSaving } from '../../backoffice/records/use-saving.ts';
import type { Saving, Written } from '../../backoffice/records/use-saving.ts';
import type { Sent } from '../../saving/saver-types.ts';
import { unsavedTexts } from '../../saving/unsaved-text.ts';

interface Note extends NoteText {
  version: number;
}

interface NoteText {
  title: string;
  body: string;
  status: string;
  cover: string | null;
}

const opened: Note = { title: 'Sleep', body: 'Dark.', status: 'draft', cover: null, version: 1 };
const textOf = ({ title, body, status, cover }: NoteText): NoteText => ({ title, body, status, cover });

let root: Root;
let saving: Saving<Note, NoteText>;
let readAgain: (typed?: Partial<NoteText>) => Promise<void>;
/** As the server has it. */
let latest: Note;
let sent: Sent<NoteText>[] = [];
/** What the server does with the next save. */
let answer: (sent: Sent<NoteText>) => Promise<Note>;

const written: Written<Note, NoteText> = {
  name: () => 'note-1',
  version: ({ version }) => version,
  text: textOf,
  decided: ['status'],
  given: ['cover'],
  isAllText: true,
  isDraft: ({ status }) => status === 'draft',
  save: (_, one) => {
    sent.push(one);
    return answer(one);
  },
};

const kept = ({ text, version }: Sent<NoteText>): Note => ({ ...text, version: version + 1 });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  localStorage.setItem('psychiatristJwtToken', 'a.b.c');
  const administrator = { id: 3, manage_role: 'admin' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user: administrator })));
  sent = [];
  answer = (one) => Promise.resolve(kept(one));
  open(opened);
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe('what is typed while', () => {
  it('a decision is on its way is saved after it, and the decision stands', async () => {
    const arrive = heldBack();
    const decided = await begun(() => saving.decide({ status: 'published' }));
    typed({ title: 'Sleep well' });
    await act(arrive);
    expect(await decided.isDone).toBe(true);
    expect(saving.text).toMatchObject({ title: 'Sleep well', body: 'Dark.', status: 'published' });
    expect(saving.state.kind).toBe('typed');
    await act(() => saving.save());
    expect(sent[1]).toMatchObject({ text: { title: 'Sleep well', status: 'published' }, version: 2 });
    expect(saving.state.kind).toBe('clean');
  });

  it('a decision is refused stays, and the decision is taken back', async () => {
    const arrive = heldBack(() => Promise.reject(new Error('It needs a cover.')));
    const decided = await begun(() => saving.decide({ status: 'published' }));
    typed({ title: 'Sleep well' });
    await act(arrive);
    expect(await decided.isDone).toBe(false);
    expect(saving.text).toMatchObject({ title: 'Sleep well', body: 'Dark.', status: 'draft' });
    expect(unsaved()[0].content).toEqual(saving.text);
  });

  it('a decision is refused is not what was refused: it is saved as ever', async () => {
    const cause = new HttpError('It needs a cover.', 202);
    const arrive = heldBack(() => Promise.reject(new Error(cause.message, { cause })));
    const decided = await begun(() => saving.decide({ status: 'published' }));
    const refused = expect(decided.isDone).rejects.toThrow('It needs a cover.');
    expect(saving.state.kind).toBe('on its way');
    typed({ title: 'Sleep well' });
    await act(arrive);
    await refused;
    expect([saving.text.status, saving.state.kind]).toEqual(['draft', 'typed']);
    await act(() => saving.save());
    expect([sent.at(-1)?.text.title, saving.state.kind]).toEqual(['Sleep well', 'clean']);
  });

  it('all of it is saved does not keep from going on', async () => {
    const arrive = heldBack();
    typed({ title: 'Sleep well' });
    const done = await begun(() =>
      saving.act((version) => Promise.resolve({ ...opened, version: version + 1 })),
    );
    typed({ body: 'Dark and cool.' });
    await act(arrive);
    expect(await done.isDone).toBe(true);
    expect(saving.text.body).toBe('Dark and cool.');
  });

  it('something is done to it stays, beside what that has changed', async () => {
    let finish: (note: Note) => void = () => undefined;
    const work = new Promise<Note>((resolve) => (finish = resolve));
    const done = await begun(() => saving.act(() => work));
    typed({ body: 'Dark and cool.' });
    await act(async () => {
      finish({ ...opened, status: 'returned', version: 2 });
      await done.isDone;
    });
    expect(await done.isDone).toBe(true);
    expect(saving.text).toMatchObject({ title: 'Sleep', body: 'Dark and cool.', status: 'returned' });
    expect(saving.version()).toBe(2);
    expect(unsaved()).toMatchObject([{ version: 2, content: saving.text }]);
  });
});

it('begins anew with what something has made of it when nothing was typed meanwhile', async () => {
  await act(() => saving.act(() => Promise.resolve({ ...opened, title: 'Slept', version: 2 })));
  expect(saving.text.title).toBe('Slept');
  expect(saving.state.kind).toBe('clean');
  expect(unsaved()).toEqual([]);
});

it('keeps what was typed when somebody else was faster, also where another tab has forgotten it', async () => {
  const theirs = { ...opened, body: 'Theirs.', version: 2 };
  answer = () => Promise.reject(new Overtaken(theirs));
  typed({ body: 'Mine.' });
  localStorage.removeItem(places()[0]);
  await act(() => saving.save());
  expect(saving.state).toEqual({ kind: 'overtaken', theirs });
  expect(hasUnsaved(written, theirs, 'admin-3')).toBe(true);
  answer = (one) => Promise.resolve(kept(one));
  await act(async () => {
    await saving.keepMine();
  });
  expect(sent.at(-1)).toMatchObject({ text: { body: 'Mine.' }, version: 2 });
  expect(hasUnsaved(written, saving.record, 'admin-3')).toBe(false);
});

it('asks again for a choice that was put off when something is to be saved, and loses and saves nothing until then', async () => {
  const theirs = { ...opened, body: 'Theirs.', version: 2 };
  answer = () => Promise.reject(new Overtaken(theirs));
  typed({ body: 'Mine.' });
  await act(() => saving.save());
  expect(saving.choice?.theirs).toBe(theirs);
  for (const again of [
    () => saving.save(),
    () => saving.decide({ status: 'published' }),
    () => saving.act(() => Promise.resolve(theirs)),
    () => Promise.resolve(saving.chooseNow()),
  ]) {
    act(() => saving.chooseLater());
    typed({ body: 'Mine, and more.' });
    expect([saving.choice, saving.state.kind, sent.length]).toEqual([null, 'overtaken', 1]);
    expect(unsaved()[0]).toMatchObject({ version: 1, content: { body: 'Mine, and more.' } });
    await act(async () => {
      expect(await again()).not.toBe(true);
    });
    expect([saving.choice?.theirs, sent.length]).toEqual([theirs, 1]);
  }
  act(() => saving.chooseLater());
  act(() => root.unmount());
  open(theirs);
  expect([saving.text.body, saving.version(), saving.isRestored]).toEqual(['Mine, and more.', 1, true]);
});

describe('a save whose answer was lost', () => {
  const lost = () => Promise.reject(new TypeError('No connection.'));

  it('is known as one’s own by the next, which is saved over it', async () => {
    answer = lost;
    typed({ body: 'Dark.  Cool.' });
    await act(() => saving.save());
    const arrived = { ...opened, body: 'Dark. Cool.', version: 2 };
    answer = ({ version, text }) =>
      version === 1 ? Promise.reject(new Overtaken(arrived)) : Promise.resolve({ ...text, version: 3 });
    typed({ body: 'Dark. Cool. Quiet.' });
    await act(async () => {
      expect(await saving.save()).toBe(true);
    });
    expect(sent.at(-1)).toMatchObject({ text: { body: 'Dark. Cool. Quiet.' }, version: 2 });
    expect(saving.state.kind).toBe('clean');
    expect(unsaved()).toEqual([]);
  });

  it('is known when the page is opened again, whichever of two it was, and what was typed after it stays', async () => {
    answer = lost;
    typed({ body: 'Dark.' });
    typed({ body: 'Dark. One.' });
    await act(() => saving.save());
    typed({ body: 'Dark. One. Two.' });
    await act(() => saving.save());
    typed({ body: 'Dark. One. Two. Three.' });
    for (const body of ['Dark. One.', 'Dark. One. Two.']) {
      answer = lost;
      const [place] = places();
      const kept = localStorage.getItem(place) ?? '';
      open({ ...opened, body, version: 2 });
      expect(saving.text.body).toBe('Dark. One. Two. Three.');
      expect(saving.version()).toBe(2);
      act(() => root.unmount());
      places().forEach((other) => localStorage.removeItem(other));
      localStorage.setItem(place, kept);
    }
    open({ ...opened, body: 'Theirs.', version: 2 });
    expect(saving.version()).toBe(1);
  });
});

describe('what the server gives where nothing was chosen', () => {
  const lost = () => Promise.reject(new TypeError('No connection.'));

  it('is no text of somebody else', async () => {
    answer = lost;
    typed({ body: 'Mine.' });
    await act(() => saving.save());
    const arrived = { ...opened, body: 'Mine.', cover: 'drawn', status: 'published', version: 2 };
    answer = () => Promise.reject(new Overtaken(arrived));
    await act(() => saving.save());
    expect([saving.state.kind, saving.version(), saving.text.cover]).toEqual(['clean', 2, 'drawn']);
  });

  it('is not given back to whoever has removed it', async () => {
    act(() => root.unmount());
    open({ ...opened, cover: 'chosen' });
    answer = () => Promise.reject(new TypeError('No connection.'));
    typed({ cover: null });
    await act(() => saving.save());
    const theirs = { ...opened, cover: 'chosen', status: 'published', version: 2 };
    answer = () => Promise.reject(new Overtaken(theirs));
    await act(() => saving.save());
    expect([saving.text.cover, saving.text.status, saving.version()]).toEqual([null, 'published', 2]);
    act(() => root.unmount());
    open(theirs);
    expect([saving.text.cover, saving.isRestored]).toEqual([null, true]);
  });

  it('is not what another has chosen', async () => {
    answer = lost;
    typed({ cover: 'mine' });
    await act(() => saving.save());
    const theirs = { ...opened, cover: 'theirs', version: 2 };
    answer = () => Promise.reject(new Overtaken(theirs));
    await act(() => saving.save());
    expect(saving.state).toEqual({ kind: 'overtaken', theirs });
    act(() => root.unmount());
    open(theirs);
    expect([saving.text.cover, saving.version()]).toEqual(['mine', 1]);
  });
});

describe('what is decided is as the record has it', () => {
  it('when the decision was lost, and the page is opened again', async () => {
    answer = () => Promise.reject(new TypeError('No connection.'));
    typed({ body: 'Mine.' });
    await act(() => saving.decide({ status: 'published' }));
    expect(saving.text).toEqual({ ...textOf(opened), body: 'Mine.' });
    for (const status of ['draft', 'published']) {
      const [place] = places();
      const kept = localStorage.getItem(place) ?? '';
      act(() => root.unmount());
      open({ ...opened, status });
      expect(saving.text).toMatchObject({ title: 'Sleep', body: 'Mine.', status });
      expect(saving.isDraft).toBe(status === 'draft');
      localStorage.setItem(place, kept);
    }
  });

  it('also where a page that does not exist any more was to decide it', () => {
    act(() => root.unmount());
    const content = { ...textOf(opened), body: 'Mine.', status: 'published' };
    localStorage.setItem(
      'unsaved-admin-3-note-1~a',
      JSON.stringify({ version: 1, content, sent: [], at: 1 }),
    );
    open(opened);
    expect(saving.text).toMatchObject({ ...content, status: 'draft' });
  });

  it('when it arrived, and what was sent with it is nothing that is left', async () => {
    answer = () => Promise.reject(new TypeError('No connection.'));
    typed({ body: 'Mine.' });
    await act(() => saving.decide({ status: 'published' }));
    act(() => root.unmount());
    open({ ...opened, body: 'Mine.', status: 'published', version: 2 });
    expect([saving.isRestored, saving.state.kind, unsaved()]).toEqual([false, 'clean', []]);
  });

  it('when somebody keeps what they typed over another’s decision', async () => {
    answer = () => Promise.reject(new Overtaken({ ...opened, status: 'published', version: 2 }));
    typed({ body: 'Mine.' });
    await act(() => saving.save());
    answer = (one) => Promise.resolve(kept(one));
    await act(() => saving.keepMine());
    expect(sent.at(-1)).toMatchObject({ text: { body: 'Mine.', status: 'published' }, version: 2 });
  });

  it('and it is decided when the answer to a save before it was lost', async () => {
    answer = () => Promise.reject(new TypeError('No connection.'));
    typed({ body: 'Mine.' });
    await act(() => saving.save());
    const arrived = { ...opened, body: 'Mine.', version: 2 };
    answer = (one) =>
      one.version === 1 ? Promise.reject(new Overtaken(arrived)) : Promise.resolve(kept(one));
    expect(await act(() => saving.decide({ status: 'published' }))).toBe(true);
    expect(sent.at(-1)).toMatchObject({ text: { body: 'Mine.', status: 'published' }, version: 2 });
    expect(saving.record.status).toBe('published');
  });

  it('when its answer was lost, and what was typed since is not for readers yet', async () => {
    answer = () => Promise.reject(new TypeError('No connection.'));
    typed({ body: 'Mine.' });
    await act(() => saving.decide({ status: 'published' }));
    typed({ body: 'Mine, and more.' });
    const arrived = { ...opened, body: 'Mine.', status: 'published', version: 2 };
    answer = () => Promise.reject(new Overtaken(arrived));
    await act(() => saving.save());
    expect(saving.text).toMatchObject({ title: 'Sleep', body: 'Mine, and more.', status: 'published' });
    expect([saving.state.kind, saving.version(), sent.length]).toEqual(['typed', 2, 2]);
  });

  it('when its answer was lost, and the page is opened again over what was typed since', async () => {
    answer = () => Promise.reject(new TypeError('No connection.'));
    typed({ body: 'Mine.' });
    await act(() => saving.decide({ status: 'published' }));
    typed({ body: 'Mine, and more.' });
    act(() => root.unmount());
    open({ ...opened, body: 'Mine.', status: 'published', version: 2 });
    expect(saving.text).toMatchObject({ title: 'Sleep', body: 'Mine, and more.', status: 'published' });
    expect(saving.version()).toBe(2);
  });

  it('also another’s over the same text, and what is typed does not go to readers unasked', async () => {
    const theirs = { ...opened, status: 'published', version: 3 };
    answer = () => Promise.reject(new Overtaken(theirs));
    typed({ body: 'Mine.' });
    await act(() => saving.save());
    expect(saving.text).toEqual({ ...textOf(theirs), body: 'Mine.' });
    expect([saving.state.kind, saving.isDraft, saving.version(), sent.length]).toEqual([
      'typed',
      false,
      3,
      1,
    ]);
  });

  it('but not where both have decided', async () => {
    const theirs = { ...opened, status: 'returned', version: 3 };
    answer = () => Promise.reject(new Overtaken(theirs));
    expect(await act(() => saving.decide({ status: 'published' }))).toBe(false);
    expect(saving.state).toEqual({ kind: 'overtaken', theirs });
  });
});

describe('what is removed', () => {
  /** Versions that the server was asked to remove. */
  let removed: number[] = [];
  beforeEach(() => {
    removed = [];
  });
  const remove = (error?: Error) => (version: number) => {
    removed.push(version);
    return error ? Promise.reject(error) : Promise.resolve({ ...opened, version });
  };
  const refusal = (status: number) => {
    const cause = new HttpError('No.', status);
    return new Error(cause.message, { cause });
  };

  it('is what was typed last, and nothing of it is kept', async () => {
    typed({ body: 'Mine.' });
    expect(await act(() => saving.remove(remove()))).toBe(true);
    expect([removed, unsaved(), saving.state.kind]).toEqual([[2], [], 'clean']);
  });

  it('is nothing that somebody else has made of it: that is shown', async () => {
    const theirs = { ...opened, status: 'published', version: 2 };
    expect(await act(() => saving.remove(remove(new Overtaken(theirs))))).toBe(false);
    expect(saving.state).toEqual({ kind: 'overtaken', theirs });
  });

  it('is gone when somebody else has removed it, whatever is typed', async () => {
    answer = () => Promise.reject(refusal(404));
    typed({ body: 'Mine.' });
    await act(() => saving.save());
    expect(saving.state.kind).toBe('refused');
    expect(await act(() => saving.remove(remove(refusal(404))))).toBe(true);
    expect([unsaved(), saving.state.kind]).toEqual([[], 'clean']);
  });

  it('goes also with a text that does not let itself be saved', async () => {
    answer = () => Promise.reject(refusal(202));
    typed({ body: 'Too much.' });
    expect(await act(() => saving.remove(remove()))).toBe(true);
    expect([removed, unsaved()]).toEqual([[1], []]);
  });

  it('stays where nobody answers, and what is typed stays as well', async () => {
    answer = () => Promise.reject(new TypeError('No connection.'));
    typed({ body: 'Mine.' });
    expect(await act(() => saving.remove(remove()))).toBe(false);
    expect([removed, unsaved()]).toMatchObject([[], [{ content: { body: 'Mine.' } }]]);
  });
});

describe('what is taken back', () => {
  it('is as it was, with what was typed before and readers do not have', async () => {
    latest = { ...opened, status: 'published', version: 3 };
    await act(() => readAgain({ ...textOf(latest), body: 'Mine.' }));
    expect([saving.text, saving.version()]).toEqual([{ ...textOf(latest), body: 'Mine.' }, 3]);
    expect([saving.state.kind, saving.isDraft]).toEqual(['typed', false]);
    expect(unsaved()).toMatchObject([{ version: 3, content: { body: 'Mine.' } }]);
  });

  it('is not shown over what is typed since', async () => {
    typed({ body: 'Since.' });
    latest = { ...opened, version: 3 };
    await act(() => readAgain({ body: 'Mine.' }));
    expect([saving.text.body, saving.version()]).toEqual(['Since.', 1]);
  });
});

it('is kept for the account that typed it', () => {
  typed({ body: 'Mine.' });
  expect(hasUnsaved(written, opened, 'admin-3')).toBe(true);
  expect(hasUnsaved(written, opened, 'admin-4')).toBe(false);
  expect(hasUnsaved(written, opened, 'doctor-3')).toBe(false);
});

function open(note: Note): void {
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(
      <StrictMode>
        <Form note={note} />
      </StrictMode>,
    );
  });
}

function Form({ note }: { note: Note }) {
  saving = useSaving(written, note, 'admin-3');
  readAgain = useReadAgain(saving, () => Promise.resolve(latest));
  return null;
}

function places(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith('unsaved-'));
}

/** What this browser keeps of it. */
function unsaved() {
  return unsavedTexts(localStorage, 'admin-3-note-1').others();
}

function typed(part: Partial<NoteText>): void {
  act(() => saving.change(part));
}

/** What goes on beside what is typed. */
async function begun(work: () => Promise<boolean>): Promise<{ isDone: Promise<boolean> }> {
  let isDone = Promise.resolve(false);
  await act(async () => {
    isDone = work();
    await Promise.resolve();
  });
  return { isDone };
}

/** The next save is answered when that is asked for. */
function heldBack(answered = (one: Sent<NoteText>) => Promise.resolve(kept(one))): () => Promise<void> {
  let arrive: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (arrive = resolve));
  answer = async (one) => {
    await wait;
    answer = (next) => Promise.resolve(kept(next));
    return answered(one);
  };
  return async () => {
    arrive();
    await wait;
    await new Promise((later) => setTimeout(later));
  };
}

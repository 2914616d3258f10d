import { expect } from 'vitest';
import { Random } from '../../sample-data/random.ts';
import { createSaver } from '../../saving/saver.ts';
import type { Saver } from '../../saving/saver.ts';
import type { Answer, Sent, Written } from '../../saving/saver-types.ts';
import { fakeBrowser } from './fake-browser.ts';
import type { Tab } from './fake-browser.ts';

/*
 * What somebody types is words that nobody else types: 'ada-17'. Nothing is lost when each of them is at the server, in
 * a tab, in the browser's storage, or given up by whoever chose another text; and nobody is shown another's.
 */
const ACCOUNTS = ['ada', 'ben'] as const;
const STEPS = 60;

type Account = (typeof ACCOUNTS)[number];

export interface ScheduledText {
  title: string;
  body: string;
}

export interface ScheduledRecord {
  version: number;
  text: ScheduledText;
}

/** What the server answers to a call, or nothing (0). */
export interface Reply {
  status: number;
  /** Of a 200 what is there now, and of a 409. */
  record?: ScheduledRecord;
  /** Seconds. */
  retryAfter?: number;
}

/** A page, as the front end's calls see it. */
export interface SchedulePage {
  /** Whose text it is. */
  account: string;
  /** Who is signed in, as far as this page has heard; null for nobody. */
  known: () => string | null;
  /** Who is signed in, as the storage of all tabs says; who is nobody leaves the page, and it hears nothing more. */
  stored: () => Promise<string>;
  /** Calls the server: a save, or without `sent` what is there. */
  ask: (sent?: Sent<ScheduledText>) => Promise<Reply>;
}

/** How a front end saves with a saver: its own code between the saver and the calls. */
export interface ScheduledFrontEnd {
  save: (page: SchedulePage, sent: Sent<ScheduledText>) => Promise<Answer<ScheduledRecord>>;
  /** Its calls have the token that is stored in that moment; otherwise that of whom the page knows. */
  callsAsStored: boolean;
  /** It has texts that are saved when somebody says so. */
  hasMoreThanDrafts: boolean;
  /** Who is somebody else by now loads the page anew; otherwise the form alone goes. */
  loadsAnew: boolean;
}

interface Session {
  account: Account;
  token: number;
}

interface OpenTab {
  account: Account;
  /** Who is signed in, as far as it has heard. */
  known: Session | null;
  tab: Tab;
  saver: Saver<ScheduledRecord, ScheduledText>;
  close: () => void;
  isLeaving: boolean;
}

interface Request extends Session {
  tab: Tab;
  sent?: Sent<ScheduledText>;
  hear: (reply: Reply) => void;
}

/** Plays one schedule, of 60 things that happen; the same for the same number. Throws for what is lost, or shown. */
export async function playSchedule(seed: number, frontEnd: ScheduledFrontEnd): Promise<void> {
  const numbers = new Random(seed);
  const random = () => numbers.next();
  const among = <One>(things: readonly One[]): One => numbers.pick(things);
  const mostTabs = among([1, 2, 3]);
  const browser = fakeBrowser();
  const server: Record<Account, ScheduledRecord> = { ada: blank(), ben: blank() };
  /** Everything that the server has ever had of an account. */
  const had: Record<Account, Set<string>> = { ada: new Set(), ben: new Set() };
  /** By whoever was asked, and chose another text. */
  const givenUp = new Set<string>();
  const typed: string[] = [];
  const told: string[] = [];
  const sessions = new Set<number>();
  let lastToken = 0;
  let stored: Session | null = signIn('ada');
  let hadTwoTabs = false;
  let requests: Request[] = [];
  let tabs: OpenTab[] = [];

  const isDraft = !frontEnd.hasMoreThanDrafts || random() < 0.6;

  const steps: [weight: number, name: string, step: () => unknown][] = [
    [14, 'type', () => withTab(type)],
    [6, 'type back', () => withTab(typeBack)],
    [6, 'wait', () => browser.pass(Math.floor(random() * 9000))],
    [isDraft ? 1 : 6, 'saved by hand', () => withTab(({ saver }) => void saver.save())],
    [8, 'answer', () => withRequest((request) => request.hear(take(request)))],
    [3, 'save lost', () => withRequest(({ hear }) => hear({ status: 0 }))],
    [3, 'answer lost', () => withRequest((request) => (take(request), request.hear({ status: 0 })))],
    [1, '401', () => withRequest(endSession)],
    [1, '429', () => withRequest(({ hear }) => hear({ status: 429, retryAfter: 9 }))],
    [
      2,
      '502',
      () => withRequest((request) => (random() < 0.5 && take(request), request.hear({ status: 502 }))),
    ],
    [1, 'refused', () => withRequest(({ hear }) => hear({ status: 400 }))],
    [3, 'tab closed', () => withTab(closeTab)],
    [1, 'tab killed', () => withTab(killTab)],
    [2, 'tab hidden', () => withTab(({ tab }) => tab.page?.left())],
    [2, 'form left', () => withTab(leaveForm)],
    [1, 'online', () => withTab(({ tab }) => tab.page?.online())],
    [2, 'mine kept', () => withTab(keepMine)],
    [2, 'theirs taken', () => withTab(takeTheirs)],
    [6, 'tab opened', () => stored && tabs.length < mostTabs && openTab(stored)],
    [1, 'signed out', signOut],
    [3, 'signed in', () => (stored ??= signIn(among(ACCOUNTS)))],
    [1, 'signed in as another', () => (stored = signIn(among(ACCOUNTS)))],
    [2, 'session heard of', () => withTab((one) => (one.known = stored))],
    [3, 'page follows', follow],
  ];
  const deck = steps.flatMap((step) => Array.from({ length: step[0] }, () => step));

  for (let count = 0; count < STEPS; count++) {
    const [, name, step] = among(deck);
    told.push(name);
    step();
    await settled();
    nothingIsLost();
    nobodyIsAskedInVain();
    whatIsSavedIsThere();
  }
  await offerAll();

  function type({ account, saver }: OpenTab) {
    const word = `${account}-${typed.length}`;
    typed.push(word);
    const field = among(['title', 'body'] as const);
    saver.change({ [field]: `${saver.shown().text[field]} ${word}` });
  }

  /** Somebody thinks better of the last word. */
  function typeBack({ saver }: OpenTab) {
    const last = ` ${typed.at(-1)}`;
    const { text } = saver.shown();
    const field = (['title', 'body'] as const).find((one) => text[one].endsWith(last));
    if (field === undefined) return;
    givenUp.add(last.trim());
    saver.change({ [field]: text[field].slice(0, -last.length) });
  }

  function openTab(session: Session) {
    hadTwoTabs ||= tabs.length > 0;
    const { account } = session;
    const tab = browser.tab();
    const one: Pick<OpenTab, 'known' | 'isLeaving'> = { known: session, isLeaving: false };
    const page: SchedulePage = {
      account,
      known: () => one.known?.account ?? null,
      stored() {
        if (stored) return Promise.resolve(stored.account);
        one.isLeaving = true;
        return new Promise(() => undefined);
      },
      ask(sent) {
        const caller = frontEnd.callsAsStored ? stored : one.known;
        if (!caller) return Promise.resolve({ status: 401 });
        return new Promise((hear) => requests.push({ ...caller, tab, sent, hear }));
      },
    };
    const written: Written<ScheduledRecord, ScheduledText> = {
      version: ({ version }) => version,
      text: ({ text }) => text,
      isDraft: () => isDraft,
      save: (sent) => frontEnd.save(page, sent),
    };
    const saver = createSaver(written, server[account], account, tab.around);
    // Between what is drawn and what follows the page.
    if (random() < 0.3) withTab(type);
    tabs.push(Object.assign(one, { account, tab, saver, close: saver.open() }));
  }

  /** One tab alone knows its own text, whatever was lost. */
  function nobodyIsAskedInVain() {
    if (hadTwoTabs) return;
    const asked = tabs.filter(({ saver }) => saver.shown().state.kind === 'overtaken');
    expect(asked, `asked in vain: ${told.join()}`).toEqual([]);
  }

  /** One tab alone that says that all is saved is right, when nothing is on its way any more. */
  function whatIsSavedIsThere() {
    if (hadTwoTabs || requests.length > 0) return;
    for (const { account, saver } of tabs) {
      const { state, text } = saver.shown();
      if (state.kind !== 'clean') continue;
      expect(wordsOf(server[account].text), `not saved: ${told.join()}`).toEqual(wordsOf(text));
    }
  }

  /** What the server makes of a call. */
  function take({ account, token, sent }: Request): Reply {
    const before = server[account];
    if (!sessions.has(token)) return { status: 401 };
    if (!sent) return { status: 200, record: before };
    const { text, version } = sent;
    if (before.version !== version) return { status: 409, record: before };
    const over = wordsOf(before.text).filter((word) => !wordsOf(text).includes(word) && !givenUp.has(word));
    expect(over, `acknowledged and overwritten: ${told.join()}`).toEqual([]);
    // As it tidies what it is given.
    const record = { version: version + 1, text: { title: text.title.trim(), body: text.body.trim() } };
    server[account] = record;
    for (const word of wordsOf(text)) had[account].add(word);
    return { status: 200, record };
  }

  /** An administrator, or time, has ended it; the page that hears of it removes the token. */
  function endSession(request: Request) {
    sessions.delete(request.token);
    request.hear(take(request));
    if (stored?.token === request.token) stored = null;
  }

  /** Nobody hears an answer any more. What outlives the page is on its way still, and so may be what does not. */
  function closeTab(one: OpenTab) {
    one.tab.page?.left();
    killTab(one);
  }

  function killTab(one: OpenTab) {
    one.tab.end();
    tabs = tabs.filter((other) => other !== one);
    requests = requests.filter(({ tab, sent }) => tab !== one.tab || sent?.outlivesPage || random() < 0.3);
    for (const request of requests) if (request.tab === one.tab) request.hear = () => undefined;
  }

  /** The page goes on to another place. */
  function leaveForm(one: OpenTab) {
    one.close();
    tabs = tabs.filter((other) => other !== one);
  }

  function keepMine({ saver }: OpenTab) {
    const { state, text } = saver.shown();
    if (state.kind !== 'overtaken') return;
    giveUp(state.theirs.text, text);
    void saver.keepMine();
  }

  function takeTheirs({ saver }: OpenTab) {
    const { state, text } = saver.shown();
    if (state.kind !== 'overtaken') return;
    giveUp(text, state.theirs.text);
    saver.begin(state.theirs);
  }

  function giveUp(other: ScheduledText, chosen: ScheduledText) {
    for (const word of wordsOf(other)) if (!wordsOf(chosen).includes(word)) givenUp.add(word);
  }

  function signIn(account: Account): Session {
    sessions.add(++lastToken);
    return { account, token: lastToken };
  }

  function signOut() {
    if (stored) sessions.delete(stored.token);
    stored = null;
    if (random() < 0.5) for (const one of tabs) one.known = null;
    follow();
  }

  /** What is written by somebody who is not signed in any more, as far as a page has heard, is left. */
  function follow() {
    for (const one of tabs.filter(isOver)) (frontEnd.loadsAnew ? closeTab : leaveForm)(one);
  }

  function isOver({ account, known, saver, isLeaving }: OpenTab): boolean {
    const { state } = saver.shown();
    const isSignedOut = state.kind === 'refused' && state.isSignedOut;
    return isLeaving || isSignedOut || known?.account !== account;
  }

  function withTab(step: (one: OpenTab) => unknown) {
    if (tabs.length > 0) step(among(tabs));
  }

  function withRequest(step: (request: Request) => unknown) {
    if (requests.length === 0) return;
    const request = among(requests);
    requests = requests.filter((one) => one !== request);
    step(request);
  }

  function placesOf(account: Account): string[] {
    return [...browser.kept].filter(([key]) => key.includes(`${account}~`)).map(([, value]) => value);
  }

  function nothingIsLost() {
    for (const account of ACCOUNTS) {
      const open = tabs.filter((one) => one.account === account).map(({ saver }) => saver.shown().text);
      const kept = placesOf(account).map(
        (value) => (JSON.parse(value) as { content: ScheduledText }).content,
      );
      const here = [...had[account], ...[...open, ...kept].flatMap(wordsOf)];
      const others = here.filter((word) => !word.startsWith(account));
      expect(others, `shown to ${account}: ${told.join()}`).toEqual([]);
      const own = typed.filter((word) => word.startsWith(account) && !givenUp.has(word));
      expect(
        own.filter((word) => !here.includes(word)),
        `lost: ${told.join()}`,
      ).toEqual([]);
    }
  }

  /** With a good connection, everybody comes back until nothing is left to be offered. */
  async function offerAll() {
    tabs.forEach(leaveForm);
    await answerAll();
    for (const account of ACCOUNTS) {
      for (let visit = 0; placesOf(account).length > 0; visit++) {
        expect(visit, `offered without end: ${told.join()}`).toBeLessThan(20);
        stored = signIn(account);
        openTab(stored);
        const [one] = tabs;
        void one.saver.save();
        await answerAll();
        keepMine(one);
        await answerAll();
        expect(one.saver.shown().state.kind).toBe('clean');
        nothingIsLost();
        leaveForm(one);
      }
      const own = typed.filter((word) => word.startsWith(account) && !givenUp.has(word));
      expect(
        own.filter((word) => !had[account].has(word)),
        `never offered: ${told.join()}`,
      ).toEqual([]);
    }
  }

  async function answerAll() {
    for (let round = 0; round < 8; round++) {
      browser.pass(70_000);
      await settled();
      const waiting = requests;
      requests = [];
      for (const request of waiting) request.hear(take(request));
      await settled();
    }
  }
}

function blank(): ScheduledRecord {
  return { version: 1, text: { title: '', body: '' } };
}

function wordsOf({ title, body }: ScheduledText): string[] {
  return `${title} ${body}`.split(' ').filter((word) => word !== '');
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

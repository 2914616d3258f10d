import { expect, it } from 'vitest';
import { createSaver } from '../../saving/saver.ts';
import type { Saver } from '../../saving/saver.ts';
import type { Answer, Sent, Written } from '../../saving/written.ts';
import { fakeBrowser } from '../helpers/fake-browser.ts';
import type { Tab } from '../helpers/fake-browser.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { randomFrom } from '../stripe-double/ids.ts';

/*
 * What somebody types is words that nobody else types: 'ada-17'. Nothing is lost when each of them is at the server, in
 * a tab, in the browser's storage, or given up by whoever chose another text; and nobody is shown another's.
 */
const ACCOUNTS = ['ada', 'ben'] as const;
const STEPS = 60;

type Account = (typeof ACCOUNTS)[number];

interface Text {
  title: string;
  body: string;
}

interface Saved {
  version: number;
  text: Text;
}

interface Session {
  account: Account;
  token: number;
}

interface OpenTab extends Session {
  tab: Tab;
  saver: Saver<Saved, Text>;
  close: () => void;
}

interface Request extends Session {
  tab: Tab;
  sent: Sent<Text>;
  hear: (answer: Answer<Saved>) => void;
}

it.each(Array.from({ length: sized(200, 5000) }, (_, index) => SEED + index))(
  'schedule %i: nothing typed or acknowledged is lost, nothing is shown to another account',
  async (seed) => {
    const random = randomFrom(seed);
    const among = <One>(things: readonly One[]): One => things[Math.floor(random() * things.length)];
    const mostTabs = among([1, 2, 3]);
    const browser = fakeBrowser();
    const server: Record<Account, Saved> = { ada: blank(), ben: blank() };
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

    const steps: [weight: number, name: string, step: () => unknown][] = [
      [14, 'type', () => withTab(type)],
      [6, 'wait', () => browser.pass(Math.floor(random() * 9000))],
      [8, 'answer', () => withRequest((request) => request.hear(take(request)))],
      [3, 'save lost', () => withRequest(({ hear }) => hear(lost(0)))],
      [3, 'answer lost', () => withRequest((request) => (take(request), request.hear(lost(0))))],
      [
        1,
        '401',
        () => withRequest((request) => (sessions.delete(request.token), request.hear(take(request)))),
      ],
      [1, '429', () => withRequest(({ hear }) => hear(lost(429)))],
      [2, '502', () => withRequest((request) => (random() < 0.5 && take(request), request.hear(lost(502))))],
      [
        1,
        'refused',
        () => withRequest(({ hear }) => hear({ kind: 'refused', message: '', isSignedOut: false })),
      ],
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
      [2, 'session heard of', hearSession],
    ];
    const deck = steps.flatMap((step) => Array.from({ length: step[0] }, () => step));

    for (let count = 0; count < STEPS; count++) {
      const [, name, step] = among(deck);
      told.push(name);
      step();
      await settled();
      nothingIsLost();
      nobodyIsAskedInVain();
    }
    await offerAll();

    function type({ account, saver }: OpenTab) {
      const word = `${account}-${typed.length}`;
      typed.push(word);
      const field = among(['title', 'body'] as const);
      saver.change({ [field]: `${saver.shown().text[field]} ${word}` });
    }

    function openTab(session: Session) {
      hadTwoTabs ||= tabs.length > 0;
      const tab = browser.tab();
      const written: Written<Saved, Text> = {
        version: ({ version }) => version,
        text: ({ text }) => text,
        isDraft: () => true,
        save: (sent) => new Promise((hear) => requests.push({ ...session, tab, sent, hear })),
      };
      const saver = createSaver(written, server[session.account], session.account, tab.around);
      // Between what is drawn and what follows the page.
      if (random() < 0.3) withTab(type);
      tabs.push({ ...session, tab, saver, close: saver.open() });
    }

    /** One tab alone knows its own text, whatever was lost. */
    function nobodyIsAskedInVain() {
      if (hadTwoTabs) return;
      const asked = tabs.filter(({ saver }) => saver.shown().state.kind === 'overtaken');
      expect(asked, `asked in vain: ${told.join()}`).toEqual([]);
    }

    /** What the server makes of a save. */
    function take({ account, token, sent: { text, version } }: Request): Answer<Saved> {
      if (!sessions.has(token)) return { kind: 'refused', message: '', isSignedOut: true };
      const before = server[account];
      if (before.version !== version) return { kind: 'overtaken', theirs: before };
      const over = wordsOf(before.text).filter((word) => !wordsOf(text).includes(word) && !givenUp.has(word));
      expect(over, `acknowledged and overwritten: ${told.join()}`).toEqual([]);
      // As it tidies what it is given.
      const saved = { version: version + 1, text: { title: text.title.trim(), body: text.body.trim() } };
      server[account] = saved;
      for (const word of wordsOf(text)) had[account].add(word);
      return { kind: 'saved', saved };
    }

    /** Nobody hears an answer any more. What outlives the page is on its way still, and so may be what does not. */
    function closeTab(one: OpenTab) {
      one.tab.page?.left();
      killTab(one);
    }

    function killTab(one: OpenTab) {
      one.tab.end();
      tabs = tabs.filter((other) => other !== one);
      requests = requests.filter(({ tab, sent }) => tab !== one.tab || sent.outlivesPage || random() < 0.3);
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

    function giveUp(other: Text, chosen: Text) {
      for (const word of wordsOf(other)) if (!wordsOf(chosen).includes(word)) givenUp.add(word);
    }

    function signIn(account: Account): Session {
      sessions.add(++lastToken);
      return { account, token: lastToken };
    }

    function signOut() {
      if (stored) sessions.delete(stored.token);
      stored = null;
      hearSession();
    }

    /** The pages of somebody who is not signed in any more are left. */
    function hearSession() {
      for (const one of tabs.filter(({ token }) => token !== stored?.token)) leaveForm(one);
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
        const kept = placesOf(account).map((value) => (JSON.parse(value) as { content: Text }).content);
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
          openTab(signIn(account));
          const [one] = tabs;
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
  },
);

function blank(): Saved {
  return { version: 1, text: { title: '', body: '' } };
}

function lost(status: number): Answer<Saved> {
  const retryAfter = status === 429 ? 9 : undefined;
  return { kind: 'lost', message: `${status}`, isOffline: status === 0, retryAfter };
}

function wordsOf({ title, body }: Text): string[] {
  return `${title} ${body}`.split(' ').filter((word) => word !== '');
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/*
 * A form is played with as people do it, in windows of two browsers, against the real server. What somebody types is
 * words that nobody else types, and that no mark of a text has in it by accident: 'zz17zz'. Nothing is lost when each of
 * them is at the server, in a form, in the browser's storage, or given up by whoever was asked and chose another text.
 */
import type { Script } from 'node:vm';
import { Random } from '../../../sample-data/random.ts';
import type { TestApp } from '../app.ts';
import type { Clock } from './clock.ts';
import { createBrowser } from './form-browser.ts';
import type { FormBrowser, FormTab, Waiting } from './form-browser.ts';
import type { PageCall } from './form-window.ts';
import { buttonsOf, choiceOf, dialogOf, labelOf, roomOf, wordsAt, wordsIn, write } from './form-page.ts';
import type { Field } from './form-page.ts';

const STEPS = 50;

/** A form of the product. */
export interface FormKind {
  /** Makes what is written, and who writes it. */
  begin: (app: TestApp, seed: number) => Promise<BegunForm>;
  /** What is typed into, as selectors. */
  fields: readonly string[];
  /** Buttons that are pressed in between, by what stands on them. */
  presses: RegExp;
  /** Those that make of what is typed what others read: whoever is done with it presses them. */
  saves: RegExp;
  /** Where it is left when nothing of it is missing at the server; what was typed back is given up there. */
  leaves?: RegExp;
}

export interface BegunForm {
  /** Where the form is. */
  path: string;
  /** Signs in whoever writes in the first or second browser; answers the token. */
  signIn: (browser: number) => Promise<string>;
  /** All that the server has of it now, drafts included. */
  served: () => Promise<string>;
}

/** Somebody is asked which of two texts is to stay. */
const TAKE = /^(Take the newer one|Take theirs|Take what it is now)$/;
const KEEP = /^(Keep mine|Keep mine as a new one|Save what I typed)$/;
/** Somebody gives up what was typed. */
const GIVE_UP = /^(Discard changes|Discard it|Discard them)$/;
const STAY = /^(Keep editing)$/;

interface Played {
  seed: number;
  app: TestApp;
  clock: Clock;
  script: Script;
  kind: FormKind;
  /** What happens, instead of what the number says. */
  given?: readonly Given[];
}

/** In the first or second browser: its tab is opened or closed, a field typed into, a button pressed, its oldest call answered, or its answer lost. */
export type Given = readonly [
  browser: 0 | 1,
  what: 'open' | 'close' | 'type' | 'press' | 'wait' | 'answer' | 'lose',
  where?: string,
];

/** Plays one schedule, the same for the same number. Throws for what is lost, overwritten, or said and not so. */
export async function playForm({ seed, app, clock, script, kind, given }: Played): Promise<void> {
  const numbers = new Random(seed);
  const random = () => numbers.next();
  const among = <One>(things: readonly One[]): One => numbers.pick(things);
  clock.pass(2 * 3_600_000);
  const begun = await kind.begin(app, seed);
  const told: string[] = [];
  const typed: string[] = [];
  const givenUp = new Set<string>();
  let served = await begun.served();
  const had = new Set(wordsIn(served));
  let waiting: Waiting[] = [];
  let tabsSoFar = 0;
  const tokens: (string | null)[] = [null, null];
  const browsers = [0, 1].map(() =>
    createBrowser({ app, clock, script, waits, onWaiting: (one) => waiting.push(one) }),
  );
  const mostTabs = among([1, 1, 2, 2, 3]);
  const mostBrowsers = among([1, 1, 2]);
  const isRough = random() < 0.8;

  const steps: [weight: number, name: string, step: () => unknown][] = [
    [16, 'type', () => withTab(type)],
    [6, 'wait', () => clock.pass(Math.floor(random() * 9000))],
    [6, 'press', () => withTab(press)],
    [10, 'answer', () => withCall(answer)],
    [6, 'tab opened', openSomeTab],
    [2, 'tab closed', () => withTab(closeTab)],
    [2, 'reload', () => withTab(reload)],
    [1, 'tab hidden', () => withTab(hide)],
  ];
  if (isRough)
    steps.push(
      [2, 'save lost', () => withCall(loseSave)],
      [2, 'answer lost', () => withCall(loseAnswer)],
      [2, 'refused', () => withCall(refuse)],
      [1, 'tab killed', () => withTab(killTab)],
      [1, 'offline', () => among(browsers).connect(false)],
      [2, 'online', () => browsers.forEach((browser) => browser.connect(true))],
      [1, 'full', () => among(browsers).fill(random() < 0.4)],
      [1, 'session ended', endSession],
      [2, 'signed in', signInAgain],
    );

  try {
    for (const number of browsers.keys()) await signIn(number);
    openTab(browsers[0]);
    await settle();
    for (const one of given ?? []) {
      await doGiven(one);
      await settle();
      leaveWhatHasLeft();
      check();
    }
    for (let count = 0; given === undefined && count < STEPS; count++) {
      const step = numbers.weighted(steps.map((one) => [one, one[0]] as const));
      told.push(step[1]);
      await step[2]();
      await settle();
      leaveWhatHasLeft();
      check();
    }
    await offerAll();
  } catch (error) {
    throw new Error(`${(error as Error).message}\nschedule ${seed}: ${told.join(', ')}`, { cause: error });
  } finally {
    for (const { tabs } of browsers) for (const tab of tabs) tab.end();
  }

  async function doGiven([number, what, where = '']: Given) {
    told.push(`${what} ${where}`);
    const [tab] = browsers[number].tabs;
    const one = waiting.find((call) => call.tab.browser === browsers[number]);
    if (what === 'open') openTab(browsers[number]);
    else if (what === 'wait') clock.pass(3000);
    else if (what === 'close') closeTab(tab);
    else if (what === 'type') typeInto(tab.window.document.querySelector<Field>(where) ?? missing(where));
    else if (what === 'press') {
      const button = buttonsOf(tab).find((found) => labelOf(found) === where) ?? missing(where);
      await pressButton(tab, button);
    } else {
      waiting = waiting.filter((call) => call !== one);
      await (what === 'lose' ? loseAnswer : answer)(one ?? missing('call'));
    }
  }

  // ---- What people do

  function type(tab: FormTab) {
    if (dialogOf(tab)) return;
    const fields = kind.fields.flatMap((field) => [...tab.window.document.querySelectorAll<Field>(field)]);
    const open = fields.filter((field) => field.value.length + 8 < roomOf(field));
    if (open.length === 0) return;
    const field = among(open);
    typeInto(field);
    if (random() < 0.4) field.blur();
  }

  function typeInto(field: Field) {
    const word = `zz${typed.length}zz`;
    typed.push(word);
    told.push(`${word} in ${field.name || field.id}`);
    field.focus();
    write(field, `${field.value} ${word}`);
  }

  function press(tab: FormTab) {
    const buttons = buttonsOf(tab).filter((button) =>
      [TAKE, KEEP, GIVE_UP, STAY, kind.presses].some((some) => some.test(labelOf(button))),
    );
    if (buttons.length > 0) return pressButton(tab, among(buttons));
  }

  async function pressButton(tab: FormTab, button: HTMLElement) {
    const label = labelOf(button);
    told.push(`“${label}”`);
    const before = wordsOf(tab);
    if (KEEP.test(label)) tab.keeps = tab.heard;
    button.click();
    await settle();
    if (!TAKE.test(label) && !GIVE_UP.test(label)) return;
    const calls = waiting.filter((one) => one.tab === tab);
    // What is discarded goes once what is on its way has been answered.
    for (const one of calls) one.isDiscarded = label === 'Discard them';
    const stays = calls.some((one) => one.isDiscarded) ? calls.flatMap(wordsSent) : wordsOf(tab);
    const after = new Set([...stays, ...wordsIn(served)]);
    for (const word of before) if (!after.has(word)) givenUp.add(word);
  }

  function openSomeTab() {
    const browser = browsers[Math.floor(random() * mostBrowsers)];
    const number = browsers.indexOf(browser);
    const isMuch = browsers.reduce((sum, { tabs }) => sum + tabs.size, 0) >= mostTabs;
    if (!isMuch && tokens[number] !== null && browser.isOnline()) openTab(browser);
  }

  function openTab(browser: FormBrowser) {
    tabsSoFar++;
    // What was chosen in a tab is kept, and a tab that is opened beside it begins with that.
    const chosen = [...browser.tabs].find(({ keeps }) => keeps !== null)?.keeps ?? null;
    return Object.assign(browser.open(begun.path), { keeps: chosen });
  }

  function hide({ window }: FormTab) {
    Object.defineProperty(window.document, 'visibilityState', { value: 'hidden', configurable: true });
    window.document.dispatchEvent(new window.Event('visibilitychange'));
    Object.defineProperty(window.document, 'visibilityState', { value: 'visible', configurable: true });
  }

  /** Where a text is nowhere but in the form, the browser asks first. */
  function closeTab(tab: FormTab) {
    const { window, browser } = tab;
    const only = lostWith(tab);
    const asks = !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }));
    if (only.length > 0) {
      none(browser.isFull() ? [] : unkept(tab), 'not kept by a browser that has room');
      none(asks ? [] : only, 'closed without a question');
      only.forEach((word) => givenUp.add(word));
    }
    window.dispatchEvent(new window.Event('pagehide'));
    end(tab);
  }

  async function reload(tab: FormTab) {
    closeTab(tab);
    if (!tab.browser.isOnline()) return;
    tabsSoFar--;
    openTab(tab.browser);
    await settle();
  }

  function killTab(tab: FormTab) {
    const only = tab.browser.isFull() ? lostWith(tab) : keptByPage(tab).filter(isOnlyHere(tab));
    only.forEach((word) => givenUp.add(word));
    end(tab);
  }

  /** What outlives the page is on its way still, and so may be what does not. */
  function end(tab: FormTab) {
    // What was chosen over another's is so for whoever comes back to it, too.
    const mine = new Set(wordsOf(tab));
    for (const word of wordsIn(tab.keeps ?? '')) if (!mine.has(word)) givenUp.add(word);
    tab.browser.forget(tab);
    waiting = waiting.filter((one) => one.tab !== tab || one.call.keepalive || random() < 0.3);
  }

  /** Its page is another one now: what was typed there is kept, or was asked about. */
  function leaveWhatHasLeft() {
    for (const { tabs } of browsers) for (const tab of tabs) if (tab.hasLeft()) closeTab(tab);
  }

  async function signIn(number: number) {
    tokens[number] = await begun.signIn(number);
    browsers[number].signIn(tokens[number]);
  }

  async function endSession() {
    const number = Math.floor(random() * mostBrowsers);
    const token = tokens[number];
    if (token !== null) await app.post('/api/user/logout', {}, { token });
  }

  async function signInAgain() {
    for (const [number, browser] of browsers.entries()) {
      if (browser.kept.get('psychiatristJwtToken')) continue;
      await signIn(number);
      for (const tab of browser.tabs) if (fieldsOf(tab).length === 0) closeTab(tab);
    }
  }

  // ---- What becomes of calls

  function waits({ method, path }: PageCall): boolean {
    return method !== 'GET' && !/login-with-token|\/preview$|\/registry/.test(path);
  }

  async function deliver({ tab, call }: Waiting): Promise<Response> {
    if (tab.keeps !== null) {
      // What it is saved over is not what is saved.
      const sent = JSON.parse(call.body ?? '{}', (name, value: unknown) =>
        name === 'over' ? null : value,
      ) as object;
      const saved = wordsIn(JSON.stringify(sent));
      for (const word of wordsAt(JSON.parse(tab.keeps), new Set(Object.keys(sent))))
        if (!saved.includes(word)) givenUp.add(word);
      tab.keeps = null;
    }
    const answer = await tab.browser.ask(call);
    const before = wordsIn(served);
    served = await begun.served();
    const now = new Set(wordsIn(served));
    now.forEach((word) => had.add(word));
    const over = before.filter((word) => !now.has(word) && !givenUp.has(word));
    none(over, `${call.method} ${call.path} (${answer.status}) overwrote without a word`);
    return answer;
  }

  async function answer(one: Waiting) {
    const answered = await deliver(one);
    const text = await answered.clone().text();
    told.push(`${one.call.path.replace(/.*\/(?=[a-z])/, '')} ${answered.status}`);
    if (answered.status === 409 && text.includes('"record"')) one.tab.heard = text;
    one.hear(answered);
    await settle();
  }

  function loseSave(one: Waiting) {
    leave(one);
    one.hear(new TypeError('Failed to fetch'));
  }

  /** What does not arrive is given up where it was discarded on its way. */
  function leave(one: Waiting) {
    if (one.isDiscarded) wordsSent(one).forEach((word) => givenUp.add(word));
  }

  async function loseAnswer(one: Waiting) {
    await deliver(one);
    one.hear(new TypeError('Failed to fetch'));
  }

  async function refuse(one: Waiting) {
    const status = among([400, 202, 413, 429, 500, 502]);
    told.push(String(status));
    if (status === 502 && random() < 0.5) await deliver(one);
    else leave(one);
    const body =
      status === 502 ? '<h1>Bad Gateway</h1>' : JSON.stringify({ message: `Refused by ${status}.` });
    one.hear(new Response(body, { status, headers: status === 429 ? { 'retry-after': '9' } : {} }));
  }

  // ---- What has to be so at every moment

  function check() {
    for (const { tabs } of browsers)
      for (const tab of tabs) {
        none(tab.faults, 'a page broke');
        isTrue(tab);
      }
    const here = wordsHere();
    none(
      typed.filter((word) => !here.has(word) && !givenUp.has(word)),
      'lost',
    );
    if (tabsSoFar > 1) return;
    const asked = browsers.flatMap(({ tabs }) => [...tabs]).filter((tab) => choiceOf(tab, TAKE));
    none(
      asked.flatMap((tab) => [...wordsOf(tab), '']),
      'asked in vain',
    );
  }

  /** What a form says of what stands in it. */
  function isTrue(tab: FormTab) {
    const fields = fieldsOf(tab);
    if (fields.length === 0) return;
    const said = [...tab.window.document.querySelectorAll('[role="status"]')].map(
      (one) => one.textContent ?? '',
    );
    const words = fields.flatMap(({ value }) => wordsIn(value));
    if (said.some((text) => /^Saved /.test(text)))
      none(
        words.filter((word) => !had.has(word)),
        `said to be saved: ${said.join(' / ')}`,
      );
    if (said.some((text) => /kept in this browser|This browser keeps it/.test(text)))
      none(unkept(tab), `said to be kept: ${said.join(' / ')}`);
  }

  function wordsHere(): Set<string> {
    const open = browsers.flatMap(({ tabs }) =>
      [...tabs].flatMap((tab) => [...wordsOf(tab), ...keptByPage(tab)]),
    );
    return new Set([...open, ...browsers.flatMap(keptBy), ...wordsIn(served)]);
  }

  /** What stands in a form, and in no storage and at no server. */
  function unkept(tab: FormTab): string[] {
    return wordsOf(tab).filter(isOnlyHere(tab));
  }

  /** What is lost when the page is. */
  function lostWith(tab: FormTab): string[] {
    return [...wordsOf(tab), ...keptByPage(tab)].filter(isOnlyHere(tab));
  }

  function isOnlyHere(tab: FormTab): (word: string) => boolean {
    const kept = new Set([...keptBy(tab.browser), ...wordsIn(served), ...givenUp]);
    return (word) => !kept.has(word);
  }

  /** What its browser has no room for, also when the form is not there any more. */
  function keptByPage({ texts }: FormTab): string[] {
    const keys = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '');
    return keys.flatMap((key) => wordsIn(texts.getItem(key) ?? ''));
  }

  function keptBy({ kept }: FormBrowser): string[] {
    return [...kept].filter(([key]) => key.startsWith('unsaved-')).flatMap(([, value]) => wordsIn(value));
  }

  function wordsOf(tab: FormTab): string[] {
    return fieldsOf(tab).flatMap(({ value }) => wordsIn(value));
  }

  function fieldsOf({ window }: FormTab): Field[] {
    return [...window.document.querySelectorAll<Field>(`${kind.fields.join()}, [name=left_behind]`)];
  }

  /** With a good connection, everybody comes back until nothing is left to be offered. */
  async function offerAll() {
    told.push('| all come back');
    for (const [number, browser] of browsers.entries()) {
      browser.connect(true);
      await signInAgain();
      await answerAll();
      for (const tab of [...browser.tabs]) closeTab(tab);
      // No page hears that there is room again.
      browser.fill(false);
      await answerAll();
      for (let visit = 0; [...browser.kept.keys()].some((key) => key.startsWith('unsaved-')); visit++) {
        none(visit < 15 ? [] : [...browser.kept.values()], 'offered without end');
        await signIn(number);
        const tab = openTab(browser);
        await answerAll();
        for (let turn = 0; turn < 8 && !(await isDone(tab)); turn++) await answerAll();
        check();
        closeTab(tab);
        await answerAll();
      }
    }
    const now = new Set(wordsIn(served));
    none(
      typed.filter((word) => !now.has(word) && !givenUp.has(word)),
      'never offered',
    );
  }

  /** Presses what there is to press until what was typed is saved. */
  async function isDone(tab: FormTab): Promise<boolean> {
    const isMissing = wordsOf(tab).some((word) => !wordsIn(served).includes(word));
    const next = isMissing ? kind.saves : kind.leaves;
    const button = choiceOf(tab, KEEP) ?? (next && choiceOf(tab, next)) ?? choiceOf(tab, GIVE_UP);
    if (!button) return true;
    await pressButton(tab, button);
    return false;
  }

  async function answerAll() {
    for (let round = 0; round < 6; round++) {
      clock.pass(round % 2 === 0 ? 3000 : 70_000);
      await settle();
      for (const one of waiting.splice(0)) await answer(one);
      leaveWhatHasLeft();
    }
  }

  // ---- What happens by itself

  async function settle() {
    for (let quiet = 0; quiet < 3; quiet++) {
      await new Promise((resolve) => setImmediate(resolve));
      for (const browser of browsers) if (browser.run()) quiet = 0;
    }
  }

  function withTab(step: (tab: FormTab) => unknown) {
    const tabs = browsers.flatMap((browser) => [...browser.tabs]);
    return tabs.length > 0 ? step(among(tabs)) : undefined;
  }

  function withCall(step: (one: Waiting) => unknown) {
    if (waiting.length === 0) return undefined;
    const one = among(waiting);
    waiting = waiting.filter((other) => other !== one);
    return step(one);
  }
}

function wordsSent({ call }: Waiting): string[] {
  return wordsIn(call.body ?? '');
}

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}

/** Throws for what there should be none of. */
function none(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error(`${what}: ${found.join(', ')}`);
}

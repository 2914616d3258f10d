/**
 * saving/: what is typed, until it has arrived. It is in the browser before it is on its way, for the account that
 * typed it, and offered to that one again while nobody has acknowledged it (docs/decisions/0020).
 */
import { beside, changes, decidedOf, goingOn, joined, marksAtFirst, marksOf, withTyped } from './decided.ts';
import { leftOf } from './restore-unsaved.ts';
import { keyOf, unsavedTexts } from './unsaved-text.ts';
import type { Answer, Around, Shown, Written } from './saver-types.ts';

/** Milliseconds without a letter after which a draft is saved. */
export const PAUSE = 2000;
/** And until one is saved again that was lost: at first, twice as long each time, at most. */
export const TRY_AGAIN = 5000;
const LONGEST_WAIT = 60_000;
/** Bytes of a text that may be sent while the page goes: browsers take 64 KB of all that is on its way. */
const MOST_KEPT_ALIVE = 60_000;
/** Of many saves that are not answered the last are known. */
const MOST_SENT = 50;

/** A save that is not answered. */
interface Flight {
  key: string;
  outlivesPage: boolean;
  done: Promise<boolean>;
}

export type Saver<Saved, Text extends object> = ReturnType<typeof createSaver<Saved, Text>>;

/** Saves a text, of one name in all tabs of one account, one save after the other, until it has arrived or somebody has to choose. */
export function createSaver<Saved, Text extends object>(
  written: Written<Saved, Text>,
  opened: Saved,
  name: string,
  around: Around,
) {
  const unsaved = unsavedTexts(around.storage, name);
  const left = leftOf(written, opened, unsaved.others());
  let { text, version } = left.begun;
  let sent = left.begun.sent;
  /** What of it the server has; null when that is not known. */
  let arrivedText: Text | null = left.begun.isRestored ? null : text;
  let arrivedKey = arrivedText && keyOf(arrivedText);
  /** Of what is known: what is answered to an earlier one says nothing of now. */
  let epoch = 0;
  const flights = new Set<Flight>();
  /** What was decided and sent, and not answered. */
  let undecided: Partial<Text>[] = [];
  let failures = 0;
  /** What is to be done while nothing is on its way, one after the other. */
  let turn: Promise<unknown> = Promise.resolve();
  let held = 0;
  let isOpen = false;
  let dropTimer = () => {};
  let shown: Shown<Saved, Text> = {
    record: opened,
    text,
    state: { kind: left.begun.isRestored ? 'typed' : 'clean' },
    isDraft: written.isDraft(text),
    isRestored: left.begun.isRestored,
    isStored: true,
    isElsewhere: false,
    beginning: 0,
    joined: 0,
  };
  const listeners = new Set<() => void>();

  /** Whatever is on its way may arrive after all. */
  function isUnsaved(): boolean {
    const key = keyOf(text);
    return key !== arrivedKey || [...flights].some((flight) => flight.key !== key);
  }

  function show(next: Partial<Shown<Saved, Text>>) {
    shown = { ...shown, ...next, text, isDraft: written.isDraft(text) };
    listeners.forEach((listener) => listener());
  }

  function keep(): boolean {
    return unsaved.save({ version, content: text, sent, at: around.now() });
  }

  /** Keeps what has not arrived. Whether nothing is lost when the page is. */
  function store(): boolean {
    if (isUnsaved()) return keep();
    unsaved.forget();
    return true;
  }

  function later(milliseconds: number) {
    dropTimer();
    if (isOpen && held === 0 && written.isDraft(text))
      dropTimer = around.after(milliseconds, () => void save());
  }

  /** What is typed is kept, and what is not saved is saved after a pause; unless somebody has to choose first. */
  function settle() {
    const isStored = store();
    if (shown.state.kind === 'overtaken') return show({ isStored });
    show({ isStored, state: { kind: isUnsaved() ? 'typed' : 'clean' } });
    if (isUnsaved()) later(PAUSE);
    else dropTimer();
  }

  function know(known: Text | null) {
    arrivedText = known;
    arrivedKey = known && keyOf(known);
  }

  function change(part: Partial<Text>): void {
    text = { ...text, ...part };
    settle();
  }

  /** Whether all that had been typed by then has arrived. */
  async function save(): Promise<boolean> {
    for (const flight of flights) await flight.done;
    if (!isUnsaved()) return true;
    if (flights.size > 0) return save();
    return held === 0 && send(false);
  }

  /** A page that goes cannot wait for its turn, or for a pause. */
  function leave() {
    const key = keyOf(text);
    const isOnItsWay = [...flights].some((flight) => flight.outlivesPage && flight.key === key);
    if (held === 0 && isUnsaved() && written.isDraft(text) && !isOnItsWay) void send(true);
  }

  function send(outlivesPage: boolean, gone = text): Promise<boolean> {
    if (shown.state.kind === 'overtaken') return Promise.resolve(false);
    const flight = { key: keyOf(gone), outlivesPage, done: Promise.resolve(false) };
    flights.add(flight);
    flight.done = fly(flight, gone);
    return flight.done;
  }

  async function fly(flight: Flight, gone: Text): Promise<boolean> {
    const begun = epoch;
    dropTimer();
    expect(gone);
    if (isDecision(gone)) undecided.push(decidedOf(written, gone));
    show({ isStored: keep(), state: { kind: 'on its way' } });
    const outlivesPage = flight.outlivesPage && isSmall(gone);
    const answer = await written
      .save({ text: gone, version, outlivesPage })
      .finally(() => flights.delete(flight));
    if (begun !== epoch) {
      if (flights.size === 0) settle();
      return !isUnsaved();
    }
    if (answer.kind === 'saved') {
      const there = written.text(answer.saved);
      text = beside(written, text, there, gone);
      return arrived(answer.saved, beside(written, gone, there), gone);
    }
    if (answer.kind === 'overtaken') return compare(answer.theirs, gone);
    if (answer.kind === 'lost') know(null);
    show({ isStored: store(), state: answer });
    if (answer.kind === 'lost')
      later(Math.max(Math.min(TRY_AGAIN * 2 ** failures++, LONGEST_WAIT), (answer.retryAfter ?? 0) * 1000));
    return false;
  }

  /** This may be what is there next, by one's own doing. */
  function expect(next: Text): void {
    const marks = marksOf(written, next);
    const before = sent.filter((one) => !marks.includes(one)).slice(marks.length - MOST_SENT);
    sent = [...before, ...marks];
  }

  /** The answer to a save may have been lost: then what is there now is our own. */
  function compare(theirs: Saved, gone: Text): Promise<boolean> | boolean {
    const known = written.text(theirs);
    const isAnother = written.version(theirs) !== version;
    const own = [gone, text].map((one) => (isAnother ? goingOn(written, sent, one, known) : null));
    const isJoined = isAnother && own.includes(null);
    const [next, now] = isJoined ? [gone, text].map((one) => withOthers(one, theirs)) : own;
    const isDecided = isDecision(known);
    // Decided otherwise than there: anew, where that is one's own as well.
    const isOther = isDecision(gone) && !isSo(gone, known);
    const isCrossed = isDecided && isOther && !undecided.some((one) => isSo(one, known));
    if (!next || !now || isCrossed) {
      // Another tab that has saved its own may have forgotten what was kept.
      show({ isStored: keep(), state: { kind: 'overtaken', theirs } });
      return false;
    }
    text = now;
    arrived(theirs, known);
    if (isJoined) show({ joined: shown.joined + 1 });
    if (isOther) return send(false, { ...next, ...decidedOf(written, gone) });
    // What was typed since the decision is another matter: readers may get it.
    if (isDecided) return !isUnsaved();
    // What is done to a text is done to what was typed by then.
    return keyOf(known) === keyOf(next) || send(false, held === 0 && written.isDraft(text) ? text : next);
  }

  /**
   * What is typed, with what another has changed in it; null where one of them has to be chosen. That is so too where
   * something is decided or done with the text, or where an answer was lost: what is there may be one's own.
   */
  function withOthers(typed: Text, theirs: Saved): Text | null {
    const was = written.text(shown.record);
    const there = written.text(theirs);
    if (!arrivedText || flights.size > 0 || held > 0 || isDecision(typed) || isDecision(there)) return null;
    // It is another one by something else than its text.
    if (keyOf(there) === keyOf(was)) return null;
    return joined(written, { from: arrivedText, to: typed }, { from: was, to: there });
  }

  /** What is there where one's own is kept: with each field that only another has changed. */
  function mine(theirs: Saved): Text {
    const there = written.text(theirs);
    const own = { ...there, ...changes(written.text(shown.record), text) };
    return withTyped(written, sent, written.isByField ? text : own, there);
  }

  function isDecision(of: Text): boolean {
    return keyOf(decidedOf(written, of)) !== keyOf(decidedOf(written, written.text(shown.record)));
  }

  /** Whether what was to be decided is so there; a moment that was not given is the server's. */
  function isSo(wanted: Partial<Text>, there: Text): boolean {
    const fields = written.decided ?? [];
    return fields.every((field) => wanted[field] === null || wanted[field] === there[field]);
  }

  /** The server has this record, and with it so much of the text, of which this was sent. */
  function arrived(saved: Saved, known: Text, gone = known): true {
    return goFrom(saved, known, marksAtFirst(written, gone, known, written.text(saved)));
  }

  function goFrom(saved: Saved, known: Text | null, own: string[]): true {
    epoch++;
    failures = 0;
    undecided = [];
    version = written.version(saved);
    sent = own;
    know(known);
    shown = { ...shown, record: saved, state: { kind: 'typed' } };
    settle();
    return true;
  }

  /** Does something while nothing is on its way, and nothing else is done. */
  function hold<Done>(work: () => Promise<Done>): Promise<Done> {
    held++;
    dropTimer();
    const done = turn
      .then(async () => {
        for (const flight of flights) await flight.done;
        return work();
      })
      .finally(goFree);
    turn = done.catch(() => null);
    return done;
  }

  function goFree() {
    held--;
    const { kind } = shown.state;
    if (isUnsaved() && kind !== 'refused') later(kind === 'lost' ? TRY_AGAIN : PAUSE);
  }

  /** Begins anew from a record as the server has it. */
  function begin(from: Saved): void {
    text = written.text(from);
    arrived(from, text);
    show({ beginning: shown.beginning + 1 });
  }

  /** From a record as the server has it, with what was typed meanwhile. */
  function goOn(from: Saved, typed: Partial<Text>): void {
    text = { ...written.text(from), ...typed };
    arrived(from, written.text(from));
  }

  return {
    shown: () => shown,
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isUnsaved,
    /** The last one that is known. */
    version: () => version,
    change,
    save,
    begin,

    /** Follows the page until what it answers is called: then what is not saved is on its way, or stays in the browser. */
    open(): () => void {
      isOpen = true;
      if (left.from && isUnsaved() && keep()) unsaved.drop(left.from);
      left.arrived.forEach(unsaved.drop);
      if (isUnsaved()) later(PAUSE);
      const stop = around.watch({
        left: leave,
        online() {
          if (shown.state.kind === 'lost' && written.isDraft(text)) void save();
        },
        stored(key, isThere) {
          if (unsaved.isOthers(key)) show({ isElsewhere: isThere });
          // Another tab may give up what is kept here.
          else if (unsaved.isOwn(key) && !isThere && isUnsaved()) show({ isStored: false });
        },
      });
      return () => {
        stop();
        isOpen = false;
        dropTimer();
        if (written.isDraft(text)) void save();
      };
    },

    /**
     * Saves what is typed by then with a decision; what is typed meanwhile stays. Rejects with what speaks against the
     * decision: that says nothing of what was typed.
     */
    async decide(part: Partial<Text>): Promise<boolean> {
      const decided = { ...text, ...part };
      const isSaved = await hold(() => send(false, decided));
      const { state } = shown;
      if (state.kind !== 'refused' || state.isSignedOut) return isSaved;
      settle();
      throw new Error(state.message);
    },

    expect,

    hold,

    /**
     * Saves, then does something to what was saved; what is typed meanwhile stays. Whether it was done: not when
     * somebody else has saved it, or the session has ended. Rejects with what else speaks against it.
     */
    act(work: (version: number, saved: Text) => Promise<Answer<Saved>>): Promise<boolean> {
      const typed = text;
      // What is typed meanwhile would be sent over a version that this ends.
      return hold(async () => {
        if (keyOf(typed) !== arrivedKey && !(await send(false, typed))) return false;
        const known = arrivedText ?? typed;
        const answer = await work(version, known);
        if (answer.kind === 'overtaken' || (answer.kind === 'refused' && answer.isSignedOut)) {
          show({ isStored: store(), state: answer });
          return false;
        }
        if (answer.kind !== 'saved') throw new Error(answer.message);
        if (isUnsaved()) goOn(answer.saved, changes(known, text));
        else begin(answer.saved);
        return true;
      });
    },

    mine,

    /** A record was read anew, by what else was done: what nobody types here is as it says. */
    follow(now: Saved): void {
      const isNewer = written.version(now) > version;
      if (!isNewer || flights.size > 0 || shown.state.kind === 'overtaken') return;
      const known = written.text(now);
      const next = goingOn(written, sent, text, known);
      // Else it is asked about when it is saved.
      if (!next) return;
      text = next;
      arrived(now, known);
    },

    /** Gives up what is typed by then for what is read. */
    async discard(read: () => Promise<Saved>): Promise<void> {
      const typed = text;
      const from = await hold(read);
      if (keyOf(text) === keyOf(typed)) return begin(from);
      goOn(from, changes(typed, text));
      show({ beginning: shown.beginning + 1 });
    },

    /** Saves what is typed over what somebody else has saved; what they have decided, and what only they have changed, stays. */
    keepMine(): Promise<boolean> {
      if (shown.state.kind === 'overtaken') {
        const { theirs } = shown.state;
        const typed = keyOf(text);
        text = mine(theirs);
        goFrom(theirs, null, written.isByField ? marksAtFirst(written, written.text(theirs)) : []);
        if (keyOf(text) !== typed) show({ beginning: shown.beginning + 1 });
      }
      return save();
    },

    /** For a text that is not there any more: nothing of it is kept or saved. */
    forget(): void {
      epoch++;
      know(text);
      unsaved.forget();
      unsaved.others().forEach(unsaved.drop);
      show({ state: { kind: 'clean' } });
    },
  };
}

function isSmall(text: object): boolean {
  return new TextEncoder().encode(JSON.stringify(text)).length <= MOST_KEPT_ALIVE;
}

import { MESSAGES } from '#contract/messages.ts';

/** A kind of text, and how it is saved. */
export interface Written<Saved, Text extends object> {
  version: (saved: Saved) => number;
  /** What is written of it, in one order. */
  text: (from: Saved) => Text;
  /** Its fields that are decided and not typed: as the record has them, unless a decision arrives. */
  decided?: readonly (keyof Text)[];
  /** Those that say over what the rest is typed: as they are, unless what the server has is one's own. */
  under?: readonly (keyof Text)[];
  /** Those that the server gives a value where they are null, of what is no draft. */
  given?: readonly (keyof Text)[];
  /** What else a version may change concerns nobody who writes: one with the text that they began with is no other. */
  isAllText?: boolean;
  /** Its fields that have fields of their own: where others have changed other ones of these, both stay. */
  parts?: readonly (keyof Text)[];
  /** Fields, of a part as well, that say one thing together, as those of an address do: it is mine or theirs. */
  together?: readonly (readonly string[])[];
  /** Its fields have nothing to do with each other: where others have changed other ones, both stay. */
  isByField?: boolean;
  /** Nobody reads it yet: it is saved as it is typed. */
  isDraft: (text: Text) => boolean;
  save: (sent: Sent<Text>) => Promise<Answer<Saved>>;
}

export interface Sent<Text> {
  text: Text;
  /** That was changed. */
  version: number;
  /** The page goes at once. */
  outlivesPage: boolean;
}

export type Answer<Saved> =
  | { kind: 'saved'; saved: Saved }
  /** Another one has been saved: this one. */
  | { kind: 'overtaken'; theirs: Saved }
  | Lost
  | Refused;

/** Nobody knows whether it has arrived. */
interface Lost {
  kind: 'lost';
  message: string;
  /** Nobody was reached, somebody before the server had no answer of it, or it has one. */
  answeredBy: 'nobody' | 'proxy' | 'server';
  /** Seconds. */
  retryAfter?: number;
}

/** It has not arrived, and would not as it is. */
interface Refused {
  kind: 'refused';
  message: string;
  /** What is wrong with which of its fields. */
  fields?: Readonly<Record<string, string>>;
  /** The session has ended, or is another account's. */
  isSignedOut: boolean;
}

export type SavingState<Saved> =
  | { kind: 'clean' | 'typed' | 'on its way' }
  | { kind: 'overtaken'; theirs: Saved }
  | Lost
  | Refused;

/** What an answer of no success, or none (0), says of a save. */
export function failure(status: number, message: string, retryAfter?: number): Lost | Refused {
  if (status !== 0 && status !== 429 && status < 500)
    return { kind: 'refused', message, isSignedOut: status === 401 };
  if (status === 0) return { kind: 'lost', message, answeredBy: 'nobody' };
  // The server always says what is wrong.
  if (message === MESSAGES.corrupted)
    return { kind: 'lost', message: MESSAGES.noAnswer, answeredBy: 'proxy', retryAfter };
  return { kind: 'lost', message, answeredBy: 'server', retryAfter };
}

/** What a form shows of it. */
export interface Shown<Saved, Text> {
  /** As the server has it. */
  record: Saved;
  text: Text;
  state: SavingState<Saved>;
  isDraft: boolean;
  /** It began with what had been typed in this browser before. */
  isRestored: boolean;
  /** What is not saved is kept in this browser. */
  isStored: boolean;
  /** It is typed in another tab as well. */
  isElsewhere: boolean;
  /** Raised when the form has to begin anew. */
  beginning: number;
  /** Raised when the text has what another has changed as well. */
  joined: number;
}

/** Where a saver lives: the browser, or a test. */
export interface Around {
  /** null where it is forbidden. */
  storage: Storage | null;
  /** Does it after so many milliseconds, unless what it answers is called. */
  after: (milliseconds: number, work: () => void) => () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Tells of what happens to the page, until what it answers is called. */
  watch: (page: PageEvents) => () => void;
}

export interface PageEvents {
  /** It may not be seen again. */
  left: () => void;
  online: () => void;
  /** Another tab has kept something, or forgotten it. */
  stored: (key: string, isThere: boolean) => void;
}

import type { Age, Board, Condition, Treatment } from '#contract/vocabulary.ts';

/** What a psychiatrist mostly does, and what of the profile follows from it. */
export interface Focus {
  key: FocusKey;
  /** How common it is, in no particular unit. */
  weight: number;
  /** Titles, the commonest first. */
  titles: string[];
  boards: Board[];
  /** What the fellowship was in; null for none. */
  fellowship: string | null;
  conditions: Choice<Condition>;
  treatments: Choice<Treatment>;
  ages: [Age[], number][];
}

/** What everyone of this focus has, what most have, and what a few have. */
export interface Choice<T> {
  always: T[];
  often: T[];
  sometimes: T[];
}

export type FocusKey =
  | 'general'
  | 'therapist'
  | 'analyst'
  | 'mood'
  | 'ocd'
  | 'trauma'
  | 'psychosis'
  | 'attention'
  | 'students'
  | 'eating'
  | 'personality'
  | 'gender'
  | 'neuro'
  | 'primary-care'
  | 'reproductive'
  | 'child'
  | 'young-child'
  | 'teen'
  | 'geriatric'
  | 'addiction'
  | 'medical'
  | 'oncology'
  | 'forensic'
  | 'sleep'
  | 'interventional';

import type { Gender, Language, State } from '#contract/vocabulary.ts';

export type Headwear = 'turban' | 'hijab';

/** Names that go together, and what usually comes with them. */
export interface Heritage {
  /** Share among US psychiatrists, in no particular unit. */
  weight: number;
  women: string[];
  men: string[];
  last: string[];
  /** Last names for women, where they differ. */
  lastOfWomen?: string[];
  /** Languages besides English, each with the share of those who speak it. */
  languages: [Language, number][];
  /** Share with a first name from the common American ones. */
  american: number;
  /** Share who went to medical school abroad, and where. */
  abroad: number;
  schoolsAbroad: string[];
  /** What some wear on a portrait: whose gender, what, and the share of them. */
  headwear?: [Gender, Headwear, number];
  /** How many times more frequent there. */
  at?: Partial<Record<State, number>>;
}

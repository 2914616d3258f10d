/** processes/: several processes on one machine (docs/decisions/0053). This file: what they tell each other, by way of the supervisor. */
import type { CountedSearch } from '../../../db/search/empty-searches.ts';
import type { Changes } from '../../../db/transactions.ts';
import type { MetricsSnapshot } from '../metrics/metrics.ts';

/** What a process is started as. `at`: the file on which the writer listens. */
export type Part =
  | { type: 'begin'; as: 'writer'; at: string; readers: number }
  | {
      type: 'begin';
      as: 'reader';
      /** Which of them: the one that takes its place has the same number. */
      number: number;
      readers: number;
      socket: { fd: number } | null;
      writer: Whereabouts;
    };

/** Where the writer listens; null while it does not. `isComing`: it will in a moment, and is worth waiting for. */
export interface Whereabouts {
  at: string | null;
  isComing: boolean;
}

/** What a reader has counted since it told last, and what it counts in all. */
export interface Counted {
  searches: CountedSearch[];
  metrics: MetricsSnapshot | null;
}

export type ToProcess =
  | Part
  /** To a reader that has loaded: all that was told before is in what it has loaded, or came before this. */
  | { type: 'listen' }
  | { type: 'stop' }
  | { type: 'writer'; writer: Whereabouts }
  | { type: 'changes'; mark: string; changes: Changes }
  /** To the writer: every reader has followed what it told under this number, and before. */
  | { type: 'followed'; number: number }
  | { type: 'readers'; living: number }
  | { type: 'counted'; by: number; counted: Counted };

export type FromProcess =
  /** It hears what it is told from now on. */
  | { type: 'hearing' }
  /** A writer: its code is there, and it opens the data; a reader: it is ready to listen. */
  | { type: 'loaded' }
  | { type: 'ready'; url: string }
  | { type: 'changes'; number: number; changes: Changes }
  | { type: 'followed'; mark: string }
  | { type: 'counted'; counted: Counted };

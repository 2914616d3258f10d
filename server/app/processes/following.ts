import type { RequestListener, ServerResponse } from 'node:http';
import type { Changes } from '../../../db/transactions.ts';
import type { Supervisor } from './supervisor.ts';

/** Milliseconds for which an answer waits for readers: one that stands still holds nobody up. */
const MOST_PATIENCE = 200;

export type Following = ReturnType<typeof createFollowing>;

/** Tells readers what the writer keeps, and knows how far they have followed. */
export function createFollowing({ tell }: Pick<Supervisor, 'tell'>) {
  let told = 0;
  let followed = 0;
  const waiting = new Set<() => void>();

  return {
    tell(changes: Changes): void {
      if (changes.length > 0) tell({ type: 'changes', number: ++told, changes });
    },
    followed(number: number): void {
      followed = Math.max(followed, number);
      for (const look of waiting) look();
    },
    /** Null when every reader has followed all that was told; else resolves once that is so, or has taken too long. */
    wait(): Promise<void> | null {
      const wanted = told;
      if (followed >= wanted) return null;
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(patience);
          waiting.delete(look);
          resolve();
        };
        const look = () => followed >= wanted && end();
        const patience = setTimeout(end, MOST_PATIENCE);
        waiting.add(look);
      });
    },
  };
}

/**
 * Answers whoever has written once readers have followed: what they ask next, of whichever process, shows what they
 * wrote.
 */
export function answeringAfter(following: Following, handler: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') holdEnd(response, following);
    handler(request, response);
  };
}

function holdEnd(response: ServerResponse, following: Following): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    const followed = following.wait();
    if (!followed) return end(...given);
    void followed.then(() => end(...given));
    return response;
  };
}

import { randomBytes } from 'node:crypto';

const TEN_MINUTES = 600_000;
const MOST = 20;

export type Previews = ReturnType<typeof createPreviews>;

/** Mails that an administrator looks at: a new tab shows no token, so each has an address that nobody can guess, for ten minutes. */
export function createPreviews(now: () => Date) {
  const cached = new Map<string, { html: string; until: number }>();
  return {
    /** Answers what its address ends with. */
    add(html: string): string {
      const key = randomBytes(16).toString('hex');
      cached.set(key, { html, until: now().getTime() + TEN_MINUTES });
      for (const old of [...cached.keys()].slice(0, -MOST)) cached.delete(old);
      return key;
    },
    /** null for one that is not there any more. */
    find(key: string): string | null {
      const found = cached.get(key);
      return found && now().getTime() < found.until ? found.html : null;
    },
  };
}

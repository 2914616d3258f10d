/** What this browser keeps of the site, in all tabs or in one. That may be forbidden, full or broken: nothing here throws. */
export const ofAllTabs = storageOf(() => localStorage);
export const ofThisTab = storageOf(() => sessionStorage);

function storageOf(open: () => Storage) {
  /** null for nothing. */
  function read(key: string): string | null {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  }

  /** Whether it is kept; null forgets. */
  function write(key: string, text: string | null): boolean {
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  return {
    read,
    write,
    /** What is read this once. */
    take(key: string): string | null {
      const text = read(key);
      write(key, null);
      return text;
    },
    /** null where it is forbidden, and on a server: Node 25 and later have one that is nothing, and warn of it. */
    storage(): Storage | null {
      try {
        return open() ?? null;
      } catch {
        return null;
      }
    },
  };
}

/** What a text that was kept says; null for nothing, and for what is no JSON. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

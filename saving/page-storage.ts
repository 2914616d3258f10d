/**
 * What a browser keeps, and beside it what it has no room for, or forbids to keep: that is there as long as the page is,
 * also when what wrote it is not, as when a session has ended. `setItem` throws for it still, and the browser asks
 * before the page is left.
 */
export function withPage(storage: Storage | null): Storage {
  const page = new Map<string, string>();
  const keys = () => {
    const kept = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    return [...new Set([...kept, ...page.keys()])];
  };

  function drop(key: string): void {
    if (page.delete(key) && page.size === 0) removeEventListener('beforeunload', ask);
  }

  return {
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (key) => page.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, text) {
      try {
        if (!storage) throw new DOMException('It is forbidden.', 'SecurityError');
        storage.setItem(key, text);
        drop(key);
      } catch (error) {
        if (page.size === 0) addEventListener('beforeunload', ask);
        page.set(key, text);
        throw error;
      }
    },
    removeItem(key) {
      drop(key);
      storage?.removeItem(key);
    },
    clear() {
      keys().forEach(drop);
      storage?.clear();
    },
  };
}

function ask(event: Event): void {
  event.preventDefault();
}

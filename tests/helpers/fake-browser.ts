import type { Around, PageEvents } from '../../saving/saver-types.ts';

/** A browser with tabs that share a storage, and a clock that stands. */
export function fakeBrowser() {
  const kept = new Map<string, string>();
  const tabs = new Set<Tab>();
  let time = 0;

  function told(from: Tab, key: string): void {
    for (const tab of tabs) if (tab !== from) tab.page?.stored(key, kept.has(key));
  }

  function storageOf(tab: Tab): Storage {
    return {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, value) {
        kept.set(key, value);
        told(tab, key);
      },
      removeItem(key) {
        if (kept.delete(key)) told(tab, key);
      },
      clear: () => kept.clear(),
    };
  }

  return {
    /** What the tabs keep. */
    kept,
    tab(): Tab {
      const timers = new Set<{ at: number; work: () => void }>();
      const tab: Tab = {
        page: null,
        timers,
        around: {
          get storage() {
            return storageOf(tab);
          },
          now: () => time,
          after(milliseconds, work) {
            const timer = { at: time + milliseconds, work };
            timers.add(timer);
            return () => timers.delete(timer);
          },
          watch(page) {
            tab.page = page;
            return () => (tab.page = null);
          },
        },
        /** It is gone: nothing of it goes on. */
        end() {
          tabs.delete(tab);
          timers.clear();
          tab.page = null;
        },
      };
      tabs.add(tab);
      return tab;
    },
    pass(milliseconds: number): void {
      time += milliseconds;
      for (const { timers } of tabs)
        for (const timer of [...timers]) if (timer.at <= time && timers.delete(timer)) timer.work();
    },
  };
}

export interface Tab {
  around: Around;
  /** Of the form that is open in it. */
  page: PageEvents | null;
  timers: Set<{ at: number; work: () => void }>;
  end: () => void;
}

import type { Script } from 'node:vm';
import { STORED_AS } from '#contract/storage-keys.ts';
import type { TestApp } from '../app.ts';
import type { Clock } from './clock.ts';
import { openWindow } from './form-window.ts';
import type { FormWindow, PageCall } from './form-window.ts';

/** A call that waits for what becomes of it. */
export interface Waiting {
  tab: FormTab;
  call: PageCall;
  hear: (answer: Response | Error) => void;
  /** Somebody has discarded what it saves, and waits for it. */
  isDiscarded?: boolean;
}

export interface FormTab extends FormWindow {
  browser: FormBrowser;
  /** The last record that its page has heard of. */
  heard: string;
  /** It saves over what it has heard of: so somebody has chosen. */
  keeps: string | null;
}

export type FormBrowser = ReturnType<typeof createBrowser>;

interface Surroundings {
  app: TestApp;
  clock: Clock;
  script: Script;
  /** Whether a call waits for the schedule; what is read is answered at once. */
  waits: (call: PageCall) => boolean;
  onWaiting: (call: Waiting) => void;
}

/** A browser of somebody: tabs that share a storage, a session and a connection. */
export function createBrowser({ app, clock, script, waits, onWaiting }: Surroundings) {
  const kept = new Map<string, string>();
  const tabs = new Set<FormTab>();
  const told: { to: FormTab; event: object }[] = [];
  let isFull = false;
  let isOnline = true;
  let busy = 0;

  function tell(from: FormTab | null, key: string, oldValue: string | null, newValue: string | null) {
    for (const tab of tabs) if (tab !== from) told.push({ to: tab, event: { key, oldValue, newValue } });
  }

  function put(from: FormTab | null, key: string, value: string | null) {
    const before = kept.get(key) ?? null;
    if (value === null) kept.delete(key);
    else kept.set(key, value);
    if (before !== value) tell(from, key, before, value);
  }

  function storageOf(made: { tab: FormTab | null }): Storage {
    return {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, value) {
        if (isFull && key.startsWith('unsaved-')) throw new DOMException('It is full.', 'QuotaExceededError');
        put(made.tab, key, value);
      },
      removeItem: (key) => put(made.tab, key, null),
      clear: () => kept.clear(),
    };
  }

  const browser = {
    kept,
    tabs,
    isFull: () => isFull,
    isOnline: () => isOnline,

    fill(full: boolean) {
      isFull = full;
    },

    connect(online: boolean) {
      isOnline = online;
      for (const { window } of tabs) {
        Object.defineProperty(window.navigator, 'onLine', { value: online, configurable: true });
        window.dispatchEvent(new window.Event(online ? 'online' : 'offline'));
      }
    },

    /** null for nobody. */
    signIn: (token: string | null) => put(null, STORED_AS.token, token),

    open(path: string): FormTab {
      // It writes and asks while it is being made.
      const made: { tab: FormTab | null } = { tab: null };
      const opened = openWindow(script, path, {
        clock,
        storage: storageOf(made),
        fetch: (call) => answerOf(made, call),
      });
      made.tab = { ...opened, browser, heard: '', keeps: null };
      tabs.add(made.tab);
      return made.tab;
    },

    /** Nobody hears an answer in it any more. */
    forget(tab: FormTab) {
      tab.end();
      tabs.delete(tab);
    },

    /** Asks the server. */
    async ask({ method, path, headers, body }: PageCall): Promise<Response> {
      busy++;
      try {
        const answer = await app.send(method, path, { headers: Object.fromEntries(headers), body });
        return new Response(answer.text, { status: answer.status, headers: answer.headers });
      } finally {
        busy--;
      }
    },

    /** Does what is due in its tabs. Whether there was anything. */
    run(): boolean {
      let isActive = busy > 0;
      for (const { to, event } of told.splice(0)) {
        if (!tabs.has(to)) continue;
        to.window.dispatchEvent(new to.window.StorageEvent('storage', event));
        isActive = true;
      }
      for (const tab of tabs) isActive = tab.run() || isActive;
      return isActive;
    },
  };
  return browser;

  async function answerOf(made: { tab: FormTab | null }, call: PageCall): Promise<Response> {
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (!waits(call)) {
      const answer = await browser.ask(call);
      if (made.tab && call.method === 'GET' && answer.status === 200)
        made.tab.heard = await answer.clone().text();
      return answer;
    }
    return new Promise((resolve, reject) => {
      const hear = (answer: Response | Error) => (answer instanceof Error ? reject(answer) : resolve(answer));
      if (made.tab) onWaiting({ tab: made.tab, call, hear });
    });
  }
}

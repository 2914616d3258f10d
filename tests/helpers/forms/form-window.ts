import type { Script } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { Clock } from './clock.ts';

export interface PageCall {
  method: string;
  path: string;
  headers: Headers;
  body: string | undefined;
  keepalive: boolean;
}

interface Around {
  clock: Clock;
  /** Of all windows of a browser. */
  storage: Storage;
  /** Answers as fetch does. */
  fetch: (call: PageCall) => Promise<Response>;
}

export type FormWindow = ReturnType<typeof openWindow>;

/** A window in which a front end's script runs, with a time and a network that are the schedule's. */
export function openWindow(script: Script, path: string, { clock, storage, fetch }: Around) {
  const faults: string[] = [];
  const timers = clock.timers();
  let isGone = false;
  let hasLeft = false;
  const messages = new VirtualConsole();
  messages.on('jsdomError', ({ message, stack = '' }: Error) => {
    if (message.includes('navigation')) hasLeft = true;
    // jsdom says so of what it only draws or scrolls; of the page it says nothing.
    else if (!message.startsWith('Not implemented')) faults.push(stack);
  });
  messages.on('error', (...said: unknown[]) => faults.push(said.map(String).join(' ')));
  const dom = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: `http://localhost${path}`,
    runScripts: 'outside-only',
    virtualConsole: messages,
  });
  const { window } = dom;
  const heard = <Answer>(hear: () => Answer) => (isGone ? new Promise<Answer>(() => undefined) : hear());

  Object.assign(window, {
    ...{ Headers, TextEncoder, structuredClone, ResizeObserver: Observer, IntersectionObserver: Observer },
    matchMedia: () =>
      Object.assign(new EventTarget(), { matches: false, addListener: nothing, removeListener: nothing }),
    scrollTo: nothing,
    setTimeout: timers.add,
    setInterval: timers.addEvery,
    clearTimeout: timers.drop,
    clearInterval: timers.drop,
    requestAnimationFrame: (work: (now: number) => void) => timers.add(() => work(clock.now())),
    cancelAnimationFrame: timers.drop,
    fetch: (path: string, { method = 'GET', headers, body, keepalive = false }: RequestInit = {}) => {
      const call = {
        method,
        path,
        headers: new Headers(headers),
        body: body as string | undefined,
        keepalive,
      };
      // Nobody hears anything more in a window that is gone.
      return fetch(call).then(
        (answer) => heard(() => answer),
        (error: unknown) => heard(() => Promise.reject(error as Error)),
      );
    },
  });
  Object.assign(window.performance, { getEntriesByType: () => [] });
  Object.defineProperty(window, 'localStorage', { value: storage });
  // Nobody looks.
  Object.assign(window, { getComputedStyle: ({ style }: HTMLElement) => style });
  Object.assign(window.CSSStyleSheet.prototype, { insertRule: () => 0 });
  Object.assign(window.Element.prototype, { scrollIntoView: nothing });
  Object.assign(window.Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => ({ top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0 }),
  });
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  const setTime = window.eval(SET_TIME) as (now: () => number) => void;
  setTime(clock.now);
  script.runInContext(dom.getInternalVMContext());

  return {
    window,
    /** What the page keeps of texts, and its browser with it. */
    texts: (window as unknown as { texts: Storage }).texts,
    /** What went wrong in it. */
    faults,
    run: timers.run,
    /** It has gone to another page. */
    hasLeft: () => hasLeft,
    /** Nothing of it goes on. */
    end() {
      isGone = true;
      timers.end();
    },
  };
}

const SET_TIME = `(now) => {
  window.Date = class extends Date {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(now());
    }
    static now() {
      return now();
    }
  };
}`;

class Observer {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

function nothing(): void {
  return undefined;
}

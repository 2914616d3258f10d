/*
 * offline/: what a browser keeps of the site for when there is no connection, by a service worker (docs/decisions/0041).
 * The server writes BUILD, FILES and SHELL in front of it (server/features/offline/).
 */

/** Another one as soon as anything else is to be kept. */
declare const BUILD: string;
/** What the call list and saving are made of, beside the shell. */
declare const FILES: string[];
/** Path of a document that holds no page: its scripts draw that of the address. */
declare const SHELL: string;

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: Told }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

/** What pages tell: what is shown and by which files, or to forget all of that. */
export type Told = { answers: Record<string, unknown>; files: string[] } | 'forget';

const worker = self as unknown as WorkerScope;
const CODE = `code-${BUILD}`;
const SEEN = `seen-${BUILD}`;
const MOST_SEEN = 60;
const SEEN_MS = 7 * 24 * 3_600_000;
/** The call list needs nothing of the server: a connection that hardly is one is not waited for. */
const LIST = '/list';
const PATIENCE_MS = 4000;
/** What draws itself, or is no page. */
const NO_PAGES = /^\/(admin|api|fhir|uploads)(\/|$)|\.\w+$/;

// A tab of the build before goes on with what it has loaded; what it has not, the server has no more either.
worker.addEventListener('install', (event) => event.waitUntil(keepCode().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOtherBuilds().then(() => worker.clients.claim())),
);

worker.addEventListener('message', (event) =>
  event.waitUntil(event.data === 'forget' ? caches.delete(SEEN) : keep(event.data, event)),
);

worker.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

/** What the worker has a say in; undefined for what goes its way without it. */
function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Its name says all of it: with anything behind, one file would be kept as often as somebody likes.
  if (pathname.startsWith('/assets/')) return search ? undefined : fileOf(request, event);
  if (request.mode === 'navigate') return NO_PAGES.test(pathname) ? undefined : documentOf(request, pathname);
  // What is answered to somebody who is signed in is neither kept nor taken from what is.
  if (!pathname.startsWith('/api/') || request.headers.has('authorization')) return;
  return fetch(request).catch((error: unknown) => keptAnswer(request, error));
}

async function documentOf(request: Request, pathname: string): Promise<Response> {
  const sent = fetch(request);
  const shell = () => caches.match(SHELL).then((kept) => kept ?? sent);
  if (pathname !== LIST) return sent.catch(shell);
  return Promise.race([sent, new Promise((late) => setTimeout(late, PATIENCE_MS)).then(shell)]).catch(shell);
}

/** Its name changes with what is in it. It is answered whether or not it can be kept: the disk may be full. */
async function fileOf(request: Request, event: WorkerEvent): Promise<Response> {
  const kept = await caches.match(request, { cacheName: CODE }).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isFile(answer)) {
    const copy = answer.clone();
    event.waitUntil(
      caches
        .open(CODE)
        .then((code) => code.put(request, copy))
        .catch(() => undefined),
    );
  }
  return answer;
}

/** No page that something on the way has answered in its place. */
function isFile(answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && !type.startsWith('text/html');
}

async function keptAnswer(request: Request, error: unknown): Promise<Response> {
  const kept = await caches.match(request, { cacheName: SEEN });
  if (!kept || isOld(kept)) throw error;
  return kept;
}

async function keepCode(): Promise<void> {
  const code = await caches.open(CODE);
  await code.add(new Request(SHELL, { cache: 'no-cache', redirect: 'error' }));
  await Promise.all(
    FILES.map(async (path) => {
      const answer = await fetch(path);
      if (!isFile(answer)) throw new Error(`${path} is not what is answered.`);
      await code.put(path, answer);
    }),
  );
}

async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== CODE && name !== SEEN).map((name) => caches.delete(name)),
  );
}

/** Keeps what a page shows, the newest last, and as many as there may be. */
async function keep({ answers, files }: Exclude<Told, 'forget'>, event: WorkerEvent): Promise<void> {
  const seen = await caches.open(SEEN);
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  for (const [path, data] of Object.entries(answers)) {
    await seen.delete(path);
    await seen.put(path, new Response(JSON.stringify(data), { headers }));
  }
  const all = await seen.keys();
  for (const [index, request] of all.entries()) {
    const kept = await seen.match(request);
    if (index < all.length - MOST_SEEN || (kept && isOld(kept))) await seen.delete(request);
  }
  // The browser has them still: the worker may have come later than they.
  for (const file of files) {
    if (new URL(file).pathname.startsWith('/assets/')) await fileOf(new Request(file), event);
  }
}

function isOld(kept: Response): boolean {
  return Date.now() - Date.parse(kept.headers.get('date') ?? '') > SEEN_MS;
}

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
  event.waitUntil(event.data === 'forget' ? caches.delete(SEEN) : keep(event.data.answers, event.data.files)),
);

worker.addEventListener('fetch', (event) => {
  const answer = answerOf(event.request);
  if (answer) event.respondWith(answer);
});

/** What the worker has a say in; undefined for what goes its way without it. */
function answerOf(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) return fileOf(request);
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

/** Its name changes with what is in it. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: CODE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(CODE)).put(request, answer.clone());
  return answer;
}

async function keptAnswer(request: Request, error: unknown): Promise<Response> {
  const kept = await caches.match(request, { cacheName: SEEN });
  if (!kept || isOld(kept)) throw error;
  return kept;
}

async function keepCode(): Promise<void> {
  const code = await caches.open(CODE);
  await code.addAll([new Request(SHELL, { cache: 'no-cache' }), ...FILES]);
}

async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== CODE && name !== SEEN).map((name) => caches.delete(name)),
  );
}

/** Keeps what a page shows, the newest last, and as many as there may be. */
async function keep(answers: Record<string, unknown>, files: string[]): Promise<void> {
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
    if (new URL(file).pathname.startsWith('/assets/')) await fileOf(new Request(file));
  }
}

function isOld(kept: Response): boolean {
  return Date.now() - Date.parse(kept.headers.get('date') ?? '') > SEEN_MS;
}

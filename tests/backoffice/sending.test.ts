import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFile, stopSending } from '../../backoffice/registry/sending.ts';
import { REGISTRY_SLICE_BYTES as SLICE } from '#contract/registry.ts';

const listening = new Set<string>();
let calls: [method: string, path: string, bytes: number][];
/** Of each slice, whether somebody is asked who closes the window. */
let asks: boolean[];
/** What a slice is answered with, before it is taken. */
let refusals: (Response | null)[];

beforeEach(() => {
  calls = [];
  asks = [];
  refusals = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    addEventListener: (name: string) => listening.add(name),
    removeEventListener: (name: string) => listening.delete(name),
  });
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string | Blob }) => {
    const [, path] = url.split('/registry-files/upload');
    const bytes = body instanceof Blob ? body.size : 0;
    calls.push([method, path, bytes]);
    if (body instanceof Blob) asks.push(listening.has('beforeunload'));
    if (body instanceof Blob && refusals.length > 0) {
      const refusal = refusals.shift();
      return refusal ? Promise.resolve(refusal) : Promise.reject(new TypeError('fetch failed'));
    }
    const received = bytes + Number(new URLSearchParams(path.split('?')[1]).get('from'));
    return Promise.resolve(new Response(JSON.stringify({ upload: 'key', received })));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = () => new File([new Uint8Array(2 * SLICE + 1)], 'NPPES.zip');

it('sends a file slice by slice, and asks before the window is closed meanwhile', async () => {
  expect(await sendFile('nppes', file())).toBe(true);
  expect(calls).toEqual([
    ['POST', '', 0],
    ['POST', '/key?from=0', SLICE],
    ['POST', `/key?from=${SLICE}`, SLICE],
    ['POST', `/key?from=${2 * SLICE}`, 1],
  ]);
  expect([asks, listening.size]).toEqual([[true, true, true], 0]);
});

it('sends a slice again that was not answered, ten times, and gives up at what the server says', async () => {
  refusals = [null, null];
  const sent = sendFile('nppes', file());
  await vi.runAllTimersAsync();
  expect(await sent).toBe(true);
  expect(calls.filter(([, path]) => path === '/key?from=0')).toHaveLength(3);
  refusals = [new Response('{"message":"It is full."}', { status: 507 })];
  await expect(sendFile('nppes', file())).rejects.toThrow('It is full.');
  expect(listening.size).toBe(0);
  refusals = Array<null>(10).fill(null);
  const lost = expect(sendFile('nppes', file())).rejects.toThrow('fetch failed');
  await vi.runAllTimersAsync();
  await lost;
});

it('stops when it is told to, and has the server forget what came', async () => {
  const sent = sendFile('leie', file());
  stopSending();
  expect(await sent).toBe(false);
  expect(calls.slice(-2).map(([method, path]) => [method, path])).toEqual([
    ['POST', '/key?from=0'],
    ['DELETE', '/key'],
  ]);
});

import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { API } from '#contract/paths.ts';
import { CROWD, plantCrowd } from '../attack/planted.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { childrenOf, watchMemory } from '../helpers/process-memory.ts';
import { uploadCases } from './upload-cases.ts';
import type { UploadCase } from './upload-cases.ts';

/** Megabytes. */
const BOUND = 300;
/** The child has ended then (server/features/uploads/encoder.ts). */
const IDLE_MS = 6_000;
const HEADER = ['seconds', 'before', 'together', 'server', 'child', 'sum'];

/**
 * Hands 50 pictures of each kind in at once, of 50 doctors, to the built product, and prints what was answered and what
 * it held, in megabytes: server and child together at one moment, with what they share counted once; then the most that
 * was resident of each, whenever that was, and the sum of both. Answers how much went wrong: bounded is `together`.
 * `only`: kinds whose name has one of the texts.
 */
async function measure(only: readonly string[]): Promise<number> {
  let folder = '';
  const server = await startDemo(
    (file) => {
      plantCrowd(file);
      folder = join(dirname(file), 'uploads');
    },
    { doctors: 200 },
  );
  const faults: string[] = [];
  try {
    const tokens = await Promise.all(CROWD.emails.map((email) => signIn(server.origin, email)));
    console.log(row('50 at once', HEADER, 'answers'));
    for (const given of await uploadCases()) {
      if (!only.some((text) => given.name.includes(text))) continue;
      faults.push(...(await measureCase(server, tokens, given)));
    }
    const left = await readdir(join(folder, '.incoming'));
    if (left.length > 0) faults.push(`${left.length} files are left`);
    await sleep(IDLE_MS);
    const children = childrenOf(server.pid).length;
    if (children > 0) faults.push(`${children} processes are left`);
  } finally {
    await server.stop();
  }
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.length;
}

async function measureCase(server: DemoServer, tokens: string[], given: UploadCase): Promise<string[]> {
  const { name, pictures, statuses } = given;
  const { origin, pid } = server;
  const before = watchMemory(pid).stop().together;
  const memory = watchMemory(pid);
  const began = performance.now();
  const answers = await Promise.all(
    tokens.map((token, n) => handIn(origin, token, pictures[n % pictures.length])),
  );
  const seconds = (performance.now() - began) / 1000;
  const { together, parent, child } = memory.stop();
  const cells = [before, together, parent, child, parent + child].map((megabytes) => megabytes.toFixed(0));
  console.log(row(name, [seconds.toFixed(1), ...cells], countsOf(answers)));
  const strange = answers.filter((status) => status !== 503 && !statuses.includes(status));
  return [
    ...(together > BOUND ? [`${name}: ${together.toFixed(0)} MB, more than ${BOUND}`] : []),
    ...(strange.length > 0 ? [`${name}: answered ${strange.join()}`] : []),
  ];
}

/** Answers the status, or 0 for a connection that was cut. Not with fetch, which breaks off what is refused early. */
function handIn(origin: string, token: string, picture: Buffer): Promise<number> {
  const headers = { 'content-type': 'image/png', authorization: token, 'content-length': picture.length };
  return new Promise((resolve) => {
    request(origin + API.uploadAvatar, { method: 'POST', headers, agent: false }, (response) => {
      response.on('error', () => resolve(0)).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    })
      .on('error', () => resolve(0))
      .end(picture);
  });
}

async function signIn(origin: string, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password: CROWD.password });
  for (;;) {
    const response = await fetch(`${origin}${API.login}`, { method: 'POST', headers, body });
    const { token } = (await response.json()) as { token?: string };
    if (token !== undefined) return token;
  }
}

function countsOf(statuses: readonly number[]): string {
  return [...new Set(statuses)]
    .sort()
    .map((status) => `${statuses.filter((other) => other === status).length} × ${status}`)
    .join(', ');
}

function row(name: string, cells: readonly string[], answers: string): string {
  return `${name.padEnd(38)}${cells.map((cell) => cell.padStart(10)).join('')}   ${answers}`;
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [''] } } });
process.exitCode = (await measure(values.only)) === 0 ? 0 : 1;

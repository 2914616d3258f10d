import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { ask, connection, requestOf } from '../helpers/raw-http.ts';
import { API } from '#contract/paths.ts';
import { heavyPictures } from '../helpers/pictures.ts';
import { LIMIT_ATTACKS } from './limit-attacks.ts';
import { login, times, word } from './many.ts';
import type { Attack } from './many.ts';
import { ASSET, CROWD, UPLOAD } from './planted.ts';

export const ATTACKS: Record<string, Attack> = {
  '1 files: 300 downloads that break off': async (origin) => {
    for (let round = 0; round < 3; round++) {
      await times(100, 100, async () => {
        const request = get(origin + UPLOAD.path, { agent: false });
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        await once(response, 'readable');
        request.destroy();
      });
    }
    return null;
  },

  '1 files: paths whose percent signs are those of no letter': async (origin) => {
    for (const path of ['/%E0%A4%A', '/user/welcome/%zz', '/uploads/%zz', '/api/states/%zz', '/home%']) {
      const { status } = await ask(origin, path);
      if (status !== 404) return `${path} answered ${status}`;
    }
    return null;
  },

  '1 files: ranges that are none, a file that vanishes': async (origin) => {
    for (const range of ['bytes=5-2', 'bytes=-', 'bytes=99999999-', 'bytes=a-b', 'bytes=0-1,5-2']) {
      const { status } = await ask(origin, ASSET.path, { range });
      if (status >= 500) return `${range} answered ${status}`;
    }
    rmSync(ASSET.file);
    const { status } = await ask(origin, ASSET.path);
    return status === 404 ? null : `a file that is gone answered ${status}`;
  },

  '2 cache: 20,000 different suggestions, 2,000 searches': async (origin) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    await times(20_000, 8, (n) => ask(origin, `/api/places?q=${n}`, BROTLI, 'GET', agent));
    await times(2_000, 8, (n) => ask(origin, `/search?q=${word(n)}`, BROTLI, 'GET', agent));
    agent.destroy();
    return null;
  },

  '7 connections: 10 that ask 400 times and never read': async (origin) => {
    const sockets = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const socket = await connection(origin);
        const asked = Array.from({ length: 400 }, (_, i) => `/search?q=${word(n)}%20${word(i)}`);
        socket.pause();
        socket.write(asked.map(requestOf).join(''));
        return socket;
      }),
    );
    await sleep(5_000);
    for (const socket of sockets) socket.destroy();
    return null;
  },

  '8 questions: 40 searches of 90 letters': async (origin) => {
    const letters = (n: number) =>
      Array.from({ length: 90 }, (_, i) => 'abcdefghijklmnopqrstuvwxyz'[(n + i) % 26]).join('%20');
    const statuses = await times(
      40,
      10,
      async (n) => (await ask(origin, `/api/doctors?q=${letters(n)}`)).status,
    );
    return badOf(statuses);
  },

  '8 questions: 1,000 different pages, 100 at once': async (origin) => {
    const statuses = await times(1_000, 100, async (n) => {
      return (await ask(origin, `/search?q=${word(n)}%20${word(n * 7)}`, BROTLI)).status;
    });
    return badOf(statuses);
  },

  '8 logins: 240 wrong ones, and a right one': async (origin) => {
    const wrong = times(240, 240, (n) => login(origin, `nobody${n}@example.com`, 'a wrong password'));
    await sleep(200);
    const began = performance.now();
    const { status, retryAfter } = await login(origin, DEMO_DOCTOR, 'demo-password-1');
    const seconds = (performance.now() - began) / 1000;
    await wrong;
    if (status === 200 || (status === 503 && retryAfter !== null)) {
      return seconds < 10 ? null : `the right login waited ${seconds.toFixed(0)} s for ${status}`;
    }
    return `the right login was answered ${status} after ${seconds.toFixed(1)} s`;
  },

  '11 photos: 50 at once, 24 megapixels each, of the costly kinds': async (origin) => {
    const pictures = await heavyPictures();
    const tokens: string[] = [];
    for (const email of CROWD.emails) tokens.push((await login(origin, email, CROWD.password)).token);
    const statuses = await times(50, 50, async (n) => {
      const response = await fetch(origin + API.uploadAvatar, {
        method: 'POST',
        headers: { 'content-type': 'image/png', authorization: tokens[n] },
        body: new Uint8Array(pictures[n % pictures.length]),
      });
      await response.arrayBuffer();
      return response.status;
    });
    const taken = statuses.filter((status) => status === 200).length;
    return badOf(statuses) ?? (taken >= 10 ? null : `only ${taken} of 50 were taken: ${statuses.join()}`);
  },

  ...LIMIT_ATTACKS,
};

const BROTLI = { 'accept-encoding': 'br' };

/** Refusals are right; errors are not. */
function badOf(statuses: number[]): string | null {
  const bad = statuses.filter((status) => status >= 500 && status !== 503);
  return bad.length === 0 ? null : `${bad.length} answers of ${bad[0]}`;
}

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { AVATAR_WIDTHS } from '#contract/constants.ts';
import { API } from '#contract/paths.ts';
import { createLog } from '../../server/platform/log.ts';
import { createEncoder } from '../../server/features/uploads/encoder.ts';
import { addUser, poster, sessionOf } from './accounts.ts';
import { startApp } from './app.ts';
import { built } from './built.ts';
import { newFolder } from './new-folder.ts';
import { photo } from './pictures.ts';
import { doctorsIn } from './population.ts';
import { ROOT, memoryStore } from './stores.ts';

export const UPLOADER = 'ada@example.com';
const [{ profile: PROFILE }] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 12,
});

/** The tests share it: a process takes its time to start. */
export const ENCODER = createEncoder({
  log: createLog('silent'),
  root: ROOT,
  script: await built('encode-process'),
});

interface Answer {
  status: number;
  avatar: string;
  message: string;
  retryAfter: string | null;
}

export type UploadSite = Awaited<ReturnType<typeof startUploadSite>>;

/** The app with UPLOADER, a doctor who has a plan and is signed in, and a folder of its own for uploads. */
export async function startUploadSite(encoder = ENCODER) {
  // Milliseconds. The clock of the files is the machine's own.
  const clock = { time: Date.now() };
  const now = () => new Date(clock.time);
  const dataDir = newFolder();
  const folder = join(dataDir, 'uploads');
  const app = await startApp(memoryStore(now), { now, config: { dataDir }, encoder });
  const { store } = app;
  const post = poster(app.url);
  const id = await addUser(store, { email: UPLOADER, plan: 1 });
  const token = await sessionOf(post, UPLOADER);

  async function upload(body: Buffer | string, type = 'image/jpeg', by = token): Promise<Answer> {
    const answer = await app.send('POST', API.uploadAvatar, {
      body: new Uint8Array(Buffer.from(body)),
      token: by,
      headers: { 'content-type': type },
    });
    const { avatar = '', message = '' } = answer.json<Partial<Answer>>();
    return { status: answer.status, avatar, message, retryAfter: answer.headers.get('retry-after') };
  }

  return {
    ...{ app, post, clock, now, folder, id, token, upload },
    /** Every file below the uploads; the folder for what is on its way counts by what is in it. */
    async files(): Promise<string[]> {
      const found = await readdir(folder, { recursive: true }).catch(() => []);
      return found.filter((name) => name !== '.incoming').sort();
    },
    /** A photo that is taken; answers its name. */
    async uploaded(by = token): Promise<string> {
      const { avatar } = await upload(await (await photo(200, 200)).jpeg().toBuffer(), 'image/jpeg', by);
      return avatar;
    },
    change: (avatar: unknown, by = token) => post('change-avatar', { avatar }, by),
    /** Sends an image as it comes. */
    stream(body: ReadableStream<Uint8Array>, signal?: AbortSignal, by = token): Promise<Response> {
      const headers = { authorization: by, 'content-type': 'image/png' };
      const options = { method: 'POST', headers, body, signal, duplex: 'half' };
      return fetch(app.url + API.uploadAvatar, options);
    },
    /** Makes the doctor's profile public. */
    publish(avatar: string | null = null): void {
      const content = { ...PROFILE, first_name: 'Ada', last_name: 'Osei', avatar };
      store.transaction(() => {
        store.profiles.change(id, content, { by: id, why: 'changed' });
        store.profiles.submit(id, content, id);
        const waiting = store.profiles.waiting(id);
        if (waiting === null) throw new Error('nothing waits');
        store.profiles.approve(waiting, 9000);
      });
    },
  };
}

/** The files of an image. */
export function filesOf(name: string): string[] {
  return AVATAR_WIDTHS.map((width) => `${name}-${width}.webp`).sort();
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { checkDatabase } from '../../db/backups/check-database.ts';
import { openDatabase } from '../../db/database.ts';
import { Random } from '../../sample-data/random.ts';
import { built } from '../helpers/built.ts';
import {
  installLitestream,
  litestreamSettings,
  restoreByLitestream,
  startLitestream,
} from '../helpers/litestream.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { SEED, isLong } from '../helpers/scale.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';

const KILLS = 50;
/** Milliseconds: what was acknowledged in the last second may be lost, and nothing before. */
const BOUND = 1000;

it.runIf(isLong)(
  'a copy by Litestream has all but the last second, whenever the machine is lost',
  async () => {
    const litestream = installLitestream();
    const random = new Random(SEED);
    const folder = newFolder();
    const dataDir = join(folder, 'data');
    const file = join(dataDir, 'directory.sqlite');
    const settings = join(folder, 'litestream.yml');
    mkdirSync(dataDir);
    writeFileSync(settings, litestreamSettings(dataDir, join(folder, 'copy')));
    fileStore(file).close();

    let kept = -1;
    const lost: number[] = [];
    for (let round = 0; round < KILLS; round++) {
      const copying = await startLitestream(litestream, settings);
      const writing = await startWriting(dataDir, kept + 1);
      await sleep(random.int(1200, 3000));
      const killed = Date.now();
      await Promise.all([writing.kill(), copying.kill()]);
      rmSync(dataDir, { recursive: true });
      mkdirSync(dataDir);
      const restored = join(folder, 'restored.sqlite');
      await restoreByLitestream(litestream, settings, file, restored);
      const last = kept;
      const { counts } = checkDatabase(restored, 'complete');
      kept = counts.subscribers - 1;
      expect(lastNumber(restored)).toBe(kept);
      const missing = writing.said.filter(([n]) => n > kept);
      lost.push(missing.length === 0 ? 0 : killed - missing[0][1]);
      expect(kept, 'it goes on').toBeGreaterThan(last);
      renameSync(restored, file);
    }
    console.log(
      `Lost of ${KILLS} machines, in milliseconds before the end: ${lost.sort((a, b) => a - b).join(' ')}`,
    );
    expect(Math.max(...lost)).toBeLessThan(BOUND);
  },
  KILLS * 20_000,
);

function lastNumber(file: string): number {
  const database = openDatabase(file);
  const email = database
    .prepare<[], string>('SELECT email FROM subscribers ORDER BY id DESC LIMIT 1')
    .pluck()
    .get();
  database.pragma('journal_mode = DELETE');
  database.close();
  return Number(/\d+/.exec(email ?? '')?.[0]);
}

/** `said`: each number that was acknowledged, with when, in milliseconds. */
async function startWriting(dataDir: string, from: number) {
  const said: [number, number][] = [];
  const args = [await built('subscribing-process'), dataDir, String(from)];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  createInterface(child.stdout).on('line', (line) => {
    const [n, at] = line.split(' ').map(Number);
    said.push([n, at]);
  });
  await once(child.stdout, 'data');
  return {
    said,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

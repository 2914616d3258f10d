import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './stores.ts';

/** `encode-process` and `sanitize-thread` are started by the server, which looks for them beside itself. */
const PROCESSES = {
  'serve-process': 'tests/helpers/serve-process.ts',
  'encode-process': 'server/features/uploads/encode-process.ts',
  'sanitize-thread': 'server/platform/html/sanitize-thread.ts',
  'mail-process': 'tests/helpers/mail-process.ts',
  'subscribing-process': 'tests/helpers/subscribing-process.ts',
  'scarce-files': 'tests/helpers/scarce-files.ts',
  'backup-process': 'server/features/backups/backup-process.ts',
  'read-process': 'server/features/registry/reading/read-process.ts',
  takeover: 'server/app/commands/takeover.ts',
  admin: 'server/app/commands/admin.ts',
  grant: 'server/app/commands/grant.ts',
  registry: 'server/app/commands/registry.ts',
  'test-mail': 'server/app/commands/test-mail.ts',
};

let folder: Promise<string> | undefined;

/**
 * The script of a process that a test starts, built as the product is: from source each takes two seconds of a processor
 * more. They are built once for all files of a worker.
 */
export async function built(name: keyof typeof PROCESSES): Promise<string> {
  folder ??= buildAll();
  return join(await folder, `${name}.js`);
}

async function buildAll(): Promise<string> {
  // Below the root, where the packages are found.
  const all = join(ROOT, 'test-results/processes');
  const outDir = join(all, String(process.pid));
  mkdirSync(outDir, { recursive: true });
  for (const pid of readdirSync(all))
    if (!isRunning(Number(pid))) rmSync(join(all, pid), { recursive: true, force: true });
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    // With the packages in them, but for what is compiled for a system: thousands of files are not read at each start.
    ssr: { noExternal: true, external: ['better-sqlite3', 'sharp', '@node-rs/argon2'] },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: PROCESSES,
        output: { chunkFileNames: '[name]-[hash].js', strictExecutionOrder: true },
      },
    },
  });
  return outDir;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

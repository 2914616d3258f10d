import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../platform/configuration/root.ts';
import { command } from './command.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

await command({
  help: `npm run demo [-- options]

Builds what is stale, fills the demo's data directory where it is empty, and serves it.

  --ugly          with names, texts and articles at their ugliest as well (in ./data/ugly)
  PORT, DATA_DIR  as always; of .env it reads PORT alone, and real data it refuses`,
  options: { ugly: { type: 'boolean', default: false } },
  async run({ ugly }) {
    if (ugly) process.env.DATA_DIR ??= join(ROOT, 'data/ugly');
    const seeding = ['--demo', '--year', ...(ugly ? ['--ugly'] : [])];
    return (
      (await start('--import', 'tsx', 'server/app/commands/build.ts', '--if-stale')) ||
      (await start('--import', 'tsx', 'server/app/commands/seed.ts', ...seeding)) ||
      (await start('--max-semi-space-size=8', 'dist/server/main.js', '--demo'))
    );
  },
});

/** Answers the code that it ends with. */
async function start(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => {
    // A terminal has told the child already: told twice, it would not end in order.
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of SIGNALS) process.off(signal, pass);
  return code ?? 1;
}

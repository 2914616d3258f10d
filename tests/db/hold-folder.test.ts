import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { holdFolder } from '../../db/hold-folder.ts';
import { ROOT } from '../helpers/stores.ts';

it('lets one process at a time have a data directory, until it ends in whatever way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'directory-held-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = `
    import { holdFolder } from ${JSON.stringify(join(ROOT, 'db/hold-folder.ts'))};
    holdFolder(${JSON.stringify(folder)});
    console.log('held');
    process.stdin.resume();`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const other = spawn(process.execPath, args, { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  expect(() => holdFolder(folder, 0)).toThrow(/Another process serves .*directory-held/);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const letGo = holdFolder(folder, 0);
  expect(() => holdFolder(folder, 0)).toThrow('Another process');
  letGo();
  holdFolder(folder, 0)();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilTheEnd } from './until-the-end.ts';

/** An empty folder, removed with the test, or the file of tests, that asks for it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'directory-test-'));
  untilTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

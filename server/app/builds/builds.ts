/** Builds: each is made in a folder of its own in builds/, and `dist` leads to the one that starts next. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { digestOfSources } from './sources.ts';

/** In a folder that is whole: the digest of what it was built of. */
const STAMP = 'built-of';
/** A server goes on with the files that it was started with. */
const KEPT = 3;

/** Whether `dist` was built of what lies in `root` now. */
export function isCurrent(root: string): boolean {
  const stamp = join(root, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources(root);
}

/**
 * Has `make` build into a new folder, then lets `dist` lead there, in one step. When it fails, or the process is killed,
 * `dist` is as it was; two builds at once do not meet.
 */
export async function buildAside(root: string, make: (folder: string) => Promise<unknown>): Promise<void> {
  const builds = join(root, 'builds');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(join(builds, `${Date.now()}-${process.pid}-`));
  // Before: what is changed meanwhile may be in it or not.
  const digest = digestOfSources(root);
  try {
    await make(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  writeFileSync(join(folder, STAMP), digest);
  leadTo(folder, root);
  removeOld(root);
}

function leadTo(folder: string, root: string): void {
  const dist = join(root, 'dist');
  const link = `${folder}.link`;
  symlinkSync(join('builds', basename(folder)), link);
  // A folder, which `dist` was before there were builds, gives way to no link.
  if (lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) renameSync(dist, `${folder}.before`);
  renameSync(link, dist);
}

/** What was left by builds that were killed, and all but the newest ones. */
function removeOld(root: string): void {
  const builds = join(root, 'builds');
  const names = readdirSync(builds).sort().reverse();
  const whole = names.filter((name) => existsSync(join(builds, name, STAMP)));
  const current = basename(readlinkSync(join(root, 'dist')));
  const kept = [current, ...whole.filter((name) => name !== current)].slice(0, KEPT);
  for (const name of names.filter((each) => !kept.includes(each) && !isBeingMade(each, whole)))
    rmSync(join(builds, name), { recursive: true, force: true });
}

/** By a process that runs: its number is in the name. */
function isBeingMade(name: string, whole: string[]): boolean {
  return !whole.includes(name) && isRunning(Number(name.split('-')[1]));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

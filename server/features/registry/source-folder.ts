import { readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { REGISTERS } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const MOST_SHOWN = 100;

/** The files of registers that lie in a folder on the server, by their names; none where it cannot be read. */
export async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const endings = Object.values(REGISTERS).map(({ ending }) => ending);
  return names
    .filter((name) => endings.some((ending) => name.toLowerCase().endsWith(ending)))
    .sort()
    .slice(0, MOST_SHOWN);
}

/** The path of a file below a folder. Throws 202 for one that is not there, or leads out of it by `..` or a link. */
export async function pathIn(folder: string, file: string, kind: RegisterKind): Promise<string> {
  const { ending } = REGISTERS[kind];
  if (!file.toLowerCase().endsWith(ending)) throw refused(`The name of this file has to end in ${ending}.`);
  try {
    const inside = await realpath(folder);
    const path = await realpath(resolve(inside, file));
    const way = relative(inside, path);
    if (way.startsWith('..') || isAbsolute(way) || !(await stat(path)).isFile()) throw new Error('not ours');
    return path;
  } catch {
    throw refused(`There is no such file in ${folder}.`);
  }
}

function refused(sentence: string): Refusal {
  return new Refusal(202, sentence, { field: 'file' });
}

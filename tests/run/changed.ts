import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SOURCE_FOLDERS } from '../../server/app/builds/sources.ts';
import { fileOf, importsOf } from '../helpers/import-graph.ts';
import { ROOT } from './command.ts';
import { HUBS, NOUNS, nounOf } from './nouns.ts';

export interface Selection {
  unit: string[];
  browser: string[];
  /** What is of no noun or behind many tests: more may be touched than is run. */
  beyond: string[];
}

/** A file that more tests lead to is known to all of them: they would be most of `npm test`. */
const WIDE = 30;

/** Paths below the root of what is not committed, and with `revision` of what differs from it besides. */
export function changedFiles(revision = 'HEAD'): string[] {
  const differing = git('diff', '--name-only', '--merge-base', revision);
  return [...new Set([...differing, ...git('ls-files', '--others', '--exclude-standard')])];
}

/**
 * What a change can touch: the tests of its noun, the tests that lead to the file by imports, but not by way of where
 * all nouns come together, and the browser tests of its noun. `graph`: each file with those that it imports.
 */
export function selectTests(files: string[], graph: Map<string, string[]>): Selection {
  const importers = turned(graph);
  const chosen = files.map((file) => {
    const reached = [...leadingTo(file, importers)].filter(isTest);
    const isWide = reached.length > WIDE;
    const tests = [...ofNoun(file, graph), ...(isWide ? [] : reached)];
    return { file, tests, isBeyond: isWide || (nounOf(file) === null && !isTest(file)) };
  });
  const tests = [...new Set(chosen.flatMap((choice) => choice.tests))].sort();
  return {
    unit: tests.filter((test) => !isSpec(test)),
    browser: tests.filter(isSpec),
    beyond: chosen.filter(({ isBeyond }) => isBeyond).map(({ file }) => file),
  };
}

/** Each file of the product and its tests with the files that it imports when it runs. */
export function wholeGraph(): Map<string, string[]> {
  const folders = [...SOURCE_FOLDERS, 'tests'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return new Map(files.filter((file) => /\.(tsx?|css)$/.test(file)).map((file) => [file, targetsOf(file)]));
}

function ofNoun(file: string, graph: Map<string, string[]>): string[] {
  const noun = nounOf(file);
  if (noun === null || isTest(file)) return [];
  const specs = (NOUNS[noun].specs ?? []).map((name) => `tests/e2e/${name}.spec.ts`);
  return [...graph.keys()].filter(
    (test) => specs.includes(test) || (isTest(test) && !isSpec(test) && nounOf(test) === noun),
  );
}

/** The file itself and all that imports it, directly or not. */
function leadingTo(file: string, importers: Map<string, string[]>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!HUBS.includes(file))
    for (const importer of importers.get(file) ?? []) leadingTo(importer, importers, found);
  return found;
}

function turned(graph: Map<string, string[]>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

function targetsOf(file: string): string[] {
  const path = join(ROOT, file);
  const named = importsOf(path).filter(({ isType }) => !isType);
  const targets = named.map(({ name }) => fileOf(name, path)).filter((target) => target !== null);
  return targets.map((target) => relative(ROOT, target));
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

function isSpec(file: string): boolean {
  return file.endsWith('.spec.ts');
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

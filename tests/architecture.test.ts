import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCE_FOLDERS } from '../server/app/builds/sources.ts';
import { importGraph } from './helpers/import-graph.ts';
import { ROOT } from './helpers/stores.ts';

const graph = importGraph();

describe('imports', () => {
  it('never come back to the file that they start from', () => {
    expect(circlesOf(graph)).toEqual([]);
  });

  it('go one way between the folders at the top, as the drawing in docs/architecture.md has them', () => {
    const arrows = arrowsBetween((file) => file.split('/', 1)[0]);
    expect(circlesOf(arrows)).toEqual([]);
    expect(drawingIn('docs/architecture.md')).toBe(drawn(arrows));
  });

  it('go one way between the shelves of the server: an app of features of a platform', () => {
    const arrows = arrowsBetween((file) => /^server\/(platform|features|app)(?=\/)/.exec(file)?.[1] ?? '');
    const sorted = [...arrows].map(([shelf, others]) => [shelf, others.sort()]);
    expect(Object.fromEntries(sorted)).toEqual({
      platform: [],
      features: ['platform'],
      app: ['features', 'platform'],
    });
  });

  it('go one way between the folders of the server', () => {
    const folderOf = (file: string) => /^server\/(platform|features)\/[^/]+(?=\/)/.exec(file)?.[0] ?? '';
    expect(circlesOf(arrowsBetween(folderOf))).toEqual([]);
  });
});

it.each(['README.md', ...documents()])('%s names files that are there', (document) => {
  const named = readFileSync(join(ROOT, document), 'utf8').match(
    /\b(?:contract|db|sample-data|server|saving|article-editor|public-site|backoffice|tests)\/[\w./-]+\.(?:tsx?|css|sql)\b/g,
  );
  expect((named ?? []).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('README.md has what each command does', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const told = [...readme.matchAll(/`(?:npm (?:run )?)?([\w:-]+)(?: --[^`]*)?`/g)].map(([, name]) => name);
  expect(Object.keys(scripts).filter((name) => !told.includes(name))).toEqual([]);
});

describe('the search for circles', () => {
  it('finds them, however long, and nothing else', () => {
    const long = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
    ]);
    expect(circlesOf(long)).toEqual([['a', 'b', 'c']]);
    expect(
      circlesOf(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([]);
  });
});

/** Which group imports which, each with what it imports; a file without a group, '', takes no part. */
function arrowsBetween(groupOf: (file: string) => string): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const from = groupOf(file);
    const others = targets.map(groupOf).filter((to) => to !== from && to !== '');
    if (from !== '') arrows.set(from, [...new Set([...(arrows.get(from) ?? []), ...others])]);
  }
  return arrows;
}

/** One line a folder: what it imports, in the order of SOURCE_FOLDERS. */
function drawn(arrows: Map<string, string[]>): string {
  const lines = SOURCE_FOLDERS.map((folder) => {
    const targets = SOURCE_FOLDERS.filter((target) => arrows.get(folder)?.includes(target));
    return `${folder.padEnd(15)}→ ${targets.join(', ') || 'nothing'}`;
  });
  return lines.join('\n');
}

function drawingIn(path: string): string {
  const [, drawing = ''] = /^```imports\n(.*?)\n```$/ms.exec(readFileSync(join(ROOT, path), 'utf8')) ?? [];
  return drawing;
}

/** Of this repository, below docs/. */
function documents(): string[] {
  const names = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => join('docs', name));
}

/** Groups of files that all lead to one another, each sorted (Tarjan's strongly connected components above one). */
function circlesOf(edges: Map<string, string[]>): string[][] {
  const circles: string[][] = [];
  const numbers = new Map<string, number>();
  const open: string[] = [];

  function lowest(node: string): number {
    const number = numbers.size;
    numbers.set(node, number);
    open.push(node);
    let low = number;
    for (const target of edges.get(node) ?? []) {
      if (!numbers.has(target)) low = Math.min(low, lowest(target));
      else if (open.includes(target)) low = Math.min(low, numbers.get(target) ?? low);
    }
    if (low === number) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) circles.push(group.sort());
    }
    return low;
  }

  for (const node of edges.keys()) if (!numbers.has(node)) lowest(node);
  return circles;
}

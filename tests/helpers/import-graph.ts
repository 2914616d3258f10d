import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Visitor, parseSync } from 'oxc-parser';
import { SOURCE_FOLDERS } from '../../server/app/builds/sources.ts';
import { ROOT } from './stores.ts';

export interface Import {
  /** As it is written. */
  name: string;
  /** Leaves nothing in the code that runs. */
  isType: boolean;
}

/** What a file imports, statically or when it runs; of a stylesheet, what it reads. `file`: absolute. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return importsOfStyles(text);
  if (!/\.tsx?$/.test(file)) return [];
  const imports: Import[] = [];
  const add = (name: unknown, isType: boolean) => {
    if (typeof name === 'string') imports.push({ name, isType });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type'),
    TSImportType: ({ source }) => add(source.value, true),
    ImportExpression: ({ source }) => add(source.type === 'Literal' && source.value, false),
    Literal({ value }) {
      // Fonts are named as files of their packages.
      if (/^@fontsource\/.+\.\w+$/.test(String(value))) add(value, false);
    },
  }).visit(parseSync(file, text).program);
  return imports;
}

function importsOfStyles(text: string): Import[] {
  return [...text.matchAll(/(?:@import |url\(|from )['"]([^'"]+)['"]/g)]
    .map(([, name]) => ({ name, isType: false }))
    .filter(({ name }) => !name.startsWith('data:'));
}

/** The file of this repository that a name stands for, absolute; null for a package. */
export function fileOf(name: string, from: string): string | null {
  const [path] = name.split('?');
  if (path.startsWith('#')) return join(ROOT, path.slice(1));
  return path.startsWith('.') ? join(dirname(from), path) : null;
}

/** Each file of the product with the files of it that it imports, types included: paths below the root. */
export function importGraph(): Map<string, string[]> {
  const files = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(ROOT, folder, path),
    ),
  );
  const sources = files.filter((path) => /\.(tsx?|css)$/.test(path));
  return new Map(
    sources.map((file) => {
      const targets = importsOf(file).map(({ name }) => fileOf(name, file));
      const ours = targets.filter((target) => target !== null && existsSync(target)) as string[];
      return [relative(ROOT, file), ours.map((target) => relative(ROOT, target))];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the built site that a document refers to, as paths on this origin. */
export interface PageAssets {
  scripts: string[];
  fonts: string[];
  /** What the script loads for a page module: the entry, and all that it and the page import. */
  modulesOf(source: string): string[];
  /** The sheets of a page module, in the order in which they apply. */
  stylesOf(source: string): string[];
}

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}
/** The first script, and what it loads for every page. */
const START = 'entry-start.ts';
const ENTRY = 'entry-client.tsx';

type Manifest = Record<string, ManifestEntry>;

/** The assets of a built site, from Vite's manifest. Throws when the site has not been built. */
export function builtAssets(folder: string): PageAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const start = manifest[START];
  if (!start || !manifest[ENTRY]) throw new Error(`No entry in the manifest of ${folder}`);
  const files = Object.values(manifest).map(({ file }) => `/${file}`);
  const early = importsOf(manifest, ENTRY);
  return {
    scripts: [`/${start.file}`],
    fonts: files.filter((file) => /-optional-.*\.woff2$/.test(file)),
    modulesOf(source) {
      const modules = new Set([...early, ...(manifest[source] ? importsOf(manifest, source) : [])]);
      return [...modules].map((key) => `/${manifest[key].file}`);
    },
    stylesOf(source) {
      const sheets = [ENTRY, source].flatMap((key) => manifest[key]?.css ?? []);
      return [...new Set(sheets)].sort().map((file) => `/${file}`);
    },
  };
}

function importsOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) importsOf(manifest, imported, seen);
  return seen;
}

/** Guides: pages to read, such as /treatment, made from Markdown files with front matter and directives. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../contract/guides.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { readGuide } from './read-guide.ts';

/** The pages to read, by the names of their files. */
export interface Guides {
  /** Null when there is none of that name. */
  find(name: string): Guide | null;
}

interface Places {
  /** Folder of the installation. */
  root: string;
  dataDir: string;
  siteName: string;
  socialUrl: string | null;
  demo: boolean;
}

/**
 * The built-in guides, each read when it is first asked for, and instead of them the operator's files of the same names
 * in DATA_DIR/content, read now. `warn` is told, with file and line, why one of these cannot be used.
 */
export function createGuides(places: Places, warn: (sentence: string) => void): Guides {
  const facts = factsOf(places);
  const builtIn = join(places.root, 'public-site/content');
  const own = join(places.dataDir, 'content');
  const names = namesIn(builtIn);
  const guides = new Map<string, Guide>();
  for (const name of namesIn(own)) {
    const file = join(own, `${name}.md`);
    try {
      if (!names.includes(name))
        throw new Error(`${file}: no page is called '${name}', only ${names.join(', ')}`);
      guides.set(name, guideIn(file, facts));
    } catch (error) {
      warn(`${(error as Error).message}. This file is not used.`);
    }
  }
  return {
    find(name) {
      if (!guides.has(name) && names.includes(name)) {
        guides.set(name, guideIn(join(builtIn, `${name}.md`), facts));
      }
      return guides.get(name) ?? null;
    },
  };
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.map((name) => name.slice(0, -'.md'.length));
}

function guideIn(file: string, facts: Facts): Guide {
  try {
    return readGuide(readFileSync(file, 'utf8'), facts);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

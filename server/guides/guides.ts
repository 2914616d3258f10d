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
  const builtIn = join(places.root, 'public-site/content');
  const own = join(places.dataDir, 'content');
  const names = namesIn(builtIn);
  const texts = new Map<string, Text>();
  const guides = new Map<string, Guide>();
  let facts = factsOf(places);
  for (const name of namesIn(own)) {
    const file = join(own, `${name}.md`);
    try {
      if (!names.includes(name))
        throw new Error(`${file}: no page is called '${name}', only ${names.join(', ')}`);
      const text = textIn(file);
      guides.set(name, guideOf(text, facts));
      texts.set(name, text);
    } catch (error) {
      warn(`${(error as Error).message}. This file is not used.`);
    }
  }
  return {
    find(name) {
      if (!names.includes(name)) return null;
      followSettings();
      const known = guides.get(name);
      if (known) return known;
      const guide = guideOf(texts.get(name) ?? textIn(join(builtIn, `${name}.md`)), facts);
      guides.set(name, guide);
      return guide;
    },
  };

  /** What is said of the site can be chosen anew at any time. */
  function followSettings(): void {
    const current = factsOf(places);
    if (JSON.stringify(current) === JSON.stringify(facts)) return;
    facts = current;
    guides.clear();
  }
}

interface Text {
  file: string;
  markdown: string;
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files.map((name) => name.slice(0, -'.md'.length));
}

function textIn(file: string): Text {
  return { file, markdown: readFileSync(file, 'utf8') };
}

function guideOf({ file, markdown }: Text, facts: Facts): Guide {
  try {
    return readGuide(markdown, facts);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

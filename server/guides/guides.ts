/** Guides: pages to read, such as /treatment, made from Markdown files with front matter and directives. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../contract/guides.ts';
import { factsOf } from './facts.ts';
import type { Facts } from './facts.ts';
import { readGuide } from './read-guide.ts';

/** The pages to read, by the names of their files. */
export interface Guides {
  names: readonly string[];
  /** Null when there is none of that name. */
  find(name: string): Guide | null;
  /** What the file of a page says, as it is written. */
  original(name: string): string;
  /** What a text would show. Throws a ContentError that names the line of what cannot be shown. */
  read(text: string): Guide;
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
 * The built-in guides, each read when it is first asked for; instead of them the operator's files of the same names in
 * DATA_DIR/content, read now; and over both what `replaced` has, which administrators write and may be another one at
 * any time. `warn` is told, with file and line, why one of these cannot be used.
 */
export function createGuides(
  places: Places,
  warn: (sentence: string) => void,
  replaced: (name: string) => string | null = () => null,
): Guides {
  const builtIn = join(places.root, 'public-site/content');
  const own = join(places.dataDir, 'content');
  const names = namesIn(builtIn);
  const texts = new Map<string, Text>();
  const known = new Map<string, { markdown: string; guide: Guide }>();
  let facts = factsOf(places);
  for (const name of namesIn(own)) {
    const file = join(own, `${name}.md`);
    try {
      if (!names.includes(name))
        throw new Error(`${file}: no page is called '${name}', only ${names.join(', ')}`);
      const text = textIn(file);
      guideOf(text, facts);
      texts.set(name, text);
    } catch (error) {
      warn(`${(error as Error).message}. This file is not used.`);
    }
  }
  return {
    names,
    find(name) {
      if (!names.includes(name)) return null;
      followSettings();
      const markdown = replaced(name);
      return (markdown === null ? null : written(name, markdown)) ?? kept(name, fileTextOf(name));
    },
    original: (name) => fileTextOf(name).markdown,
    read(text) {
      followSettings();
      return readGuide(text, facts);
    },
  };

  /** Null for what was good when it was saved and, since an update, is not any more. */
  function written(name: string, markdown: string): Guide | null {
    try {
      return kept(name, { file: `The page '${name}' of the backoffice`, markdown });
    } catch (error) {
      warn(`${(error as Error).message}. The file is shown instead.`);
      return null;
    }
  }

  function kept(name: string, text: Text): Guide {
    const before = known.get(name);
    if (before?.markdown === text.markdown) return before.guide;
    const guide = guideOf(text, facts);
    known.set(name, { markdown: text.markdown, guide });
    return guide;
  }

  function fileTextOf(name: string): Text {
    const text = texts.get(name) ?? textIn(join(builtIn, `${name}.md`));
    texts.set(name, text);
    return text;
  }

  /** What is said of the site can be chosen anew at any time. */
  function followSettings(): void {
    const current = factsOf(places);
    if (JSON.stringify(current) === JSON.stringify(facts)) return;
    facts = current;
    known.clear();
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

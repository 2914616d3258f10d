/** Guides: pages to read, such as /treatment, made from Markdown files with front matter and directives. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '#contract/guides.ts';
import type { Guide } from '#contract/guides.ts';
import { GUIDE_PATHS } from '#contract/paths.ts';
import { factsOf } from './facts.ts';
import type { SaidOfSite } from './facts.ts';
import { openFile } from './front-matter.ts';
import type { Opened } from './front-matter.ts';
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
  /** What it says above its Markdown, and that. Throws a ContentError. */
  open(text: string): Opened;
}

/** What administrators have written (db/guides.ts). */
interface Written {
  /** Null: what the file says. */
  text: (name: string) => string | null;
  /** All that a page has said, newest first. */
  revisions: (name: string) => { text: string }[];
}

interface Places extends SaidOfSite {
  /** Folder of the installation. */
  root: string;
  dataDir: string;
}

/**
 * The built-in guides, each read when it is first asked for; instead of them the operator's files of the same names in
 * DATA_DIR/content, read now; and over both what administrators have `written`, which may be another text at any time.
 * Of these the first that can be read and `shown` (which throws otherwise) is the page, so that there always is one.
 * `warn` is told, with file and line, why one cannot be used. `readText`: for tests, which make a thousand of these.
 */
export function createGuides(
  places: Places,
  warn: (sentence: string) => void,
  written: Written = { text: () => null, revisions: () => [] },
  shown: (path: string, guide: Guide) => void = () => undefined,
  readText: typeof readGuide = readGuide,
): Guides {
  const builtIn = join(places.root, 'public-site/content');
  const own = join(places.dataDir, 'content');
  const names = namesIn(builtIn);
  const texts = new Map<string, Text>();
  const known = new Map<string, { replaced: string | null; guide: Guide }>();
  let facts = factsOf(places);
  for (const name of namesIn(own)) {
    const file = join(own, `${name}.md`);
    try {
      if (!names.includes(name))
        throw new Error(`${file}: no page is called '${name}', only ${names.join(', ')}`);
      const text = textIn(file);
      guideOf(text);
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
      const replaced = written.text(name);
      const before = known.get(name);
      if (before?.replaced === replaced) return before.guide;
      const guide = firstGood(name, replaced) ?? guideOf(builtInOf(name));
      known.set(name, { replaced, guide });
      return guide;
    },
    original: (name) => (texts.get(name) ?? builtInOf(name)).markdown,
    read(text) {
      followSettings();
      return readText(text, facts);
    },
    open(text) {
      followSettings();
      return openFile(text, facts);
    },
  };

  /** What was good when it was saved need not be any more, since an update. */
  function firstGood(name: string, replaced: string | null): Guide | null {
    for (const text of othersOf(name, replaced)) {
      try {
        const guide = guideOf(text);
        shown(guidePath(name) ?? name, guide);
        return guide;
      } catch (error) {
        warn(`${(error as Error).message}. What was there before is shown instead.`);
      }
    }
    return null;
  }

  /** What stands over the built-in text, the newest first. */
  function* othersOf(name: string, replaced: string | null): Generator<Text> {
    const file = `The page '${name}' of the backoffice`;
    if (replaced !== null) {
      yield { file, markdown: replaced };
      for (const { text } of written.revisions(name)) if (text !== replaced) yield { file, markdown: text };
    }
    const own = texts.get(name);
    if (own) yield own;
  }

  function builtInOf(name: string): Text {
    return textIn(join(builtIn, `${name}.md`));
  }

  /** What is said of the site can be chosen anew at any time. */
  function followSettings(): void {
    const current = factsOf(places);
    if (Object.keys(current).every((name) => current[name] === facts[name])) return;
    facts = current;
    known.clear();
  }

  function guideOf({ file, markdown }: Text): Guide {
    try {
      return readText(markdown, facts);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Where a page is, by the name of its file; undefined when there is none of that name. */
export function guidePath(name: string): string | undefined {
  return GUIDE_PATHS.find((path) => path.endsWith(`/${name}`));
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
  return { file, markdown: fileOf(readFileSync(file, 'utf8')) };
}

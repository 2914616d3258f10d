import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NAMED = /(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g;
const SHORT = /(?<![\w-])_([a-zA-Z]{2})[a-zA-Z]+(?![\w-])/;

/**
 * Names the classes of the files below a folder as they stand in sheets, pages and scripts, which hold many: an underscore,
 * as no class begins that is written out, two letters for the file, and as many for its place in it as there have to be.
 */
export function shortClasses(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .sort();
  const known = new Map<string, string[]>();

  return {
    shortName(name: string, file: string): string {
      const names = known.get(file) ?? namesIn(file);
      known.set(file, names);
      if (!files.includes(file) || !names.includes(name)) throw new Error(`There is no ${name} in ${file}`);
      return `_${inLetters(files.indexOf(file), 2)}${inLetters(names.indexOf(name), 1)}`;
    },
    /** The file of the first class that a text names. */
    fileIn(text: string): string | undefined {
      const [, letters] = SHORT.exec(text) ?? [];
      return files.find((_, index) => inLetters(index, 2) === letters);
    },
  };
}

function namesIn(file: string): string[] {
  return [...new Set([...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name]) => name))];
}

/** A number in letters, at least as many as `least`. */
function inLetters(number: number, least: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (least > 1 || rest > 0 ? inLetters(rest, least - 1) : '') + LETTERS[number % LETTERS.length];
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NAMES = /(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g;

/**
 * Names the classes of the sheets below `folder` as they stand in sheets, pages and scripts, which hold many: by the
 * file's place among all, and their own place in the file. Each begins with an underscore, as no class that is written out does.
 */
export function shortClasses(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .sort();
  const namesIn = new Map<string, string[]>();
  return (name, file) => {
    const names = namesIn.get(file) ?? namesOf(file);
    namesIn.set(file, names);
    if (!files.includes(file) || !names.includes(name)) throw new Error(`${file} has no ${name}`);
    return `_${inLetters(files.indexOf(file), 2)}${inLetters(names.indexOf(name), 1)}`;
  };
}

function namesOf(file: string): string[] {
  return [...new Set([...readFileSync(file, 'utf8').matchAll(NAMES)].map(([, name]) => name))];
}

/** A number in letters, in as many as `least` or more. */
function inLetters(number: number, least: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (least > 1 || rest > 0 ? inLetters(rest, least - 1) : '') + LETTERS[number % LETTERS.length];
}

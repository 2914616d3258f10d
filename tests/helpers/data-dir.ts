import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Where one of the words stands in the files below a folder, as `file: word`, in whatever case: tables, indexes, free
 * pages, the log, names and contents of other files. The text index of SQLite leaves out of a word what it has in common
 * with the one before it, and turns it to small letters without accents: look for the ends of words that share theirs
 * with no other. Texts in a database are UTF-8; for good measure they are looked for as UTF-16 as well.
 */
export function placesOf(words: readonly string[], folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.flatMap((file) => {
    const path = join(file.parentPath, file.name);
    const bytes = `${file.name}\n${readFileSync(path, 'latin1')}`.toLowerCase();
    const found = words.filter((word) => spellings(word).some((spelling) => bytes.includes(spelling)));
    return found.map((word) => `${relative(folder, path)}: ${word}`);
  });
}

function spellings(word: string): string[] {
  const small = word.toLowerCase();
  const encodings = [
    Buffer.from(small),
    Buffer.from(small, 'utf16le'),
    Buffer.from(small, 'utf16le').swap16(),
  ];
  return encodings.map((bytes) => bytes.toString('latin1'));
}

import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a file of the repository is, by its path from the top: looked for upwards, because this code runs from its source
 * as well as from the built server. Throws when it is nowhere.
 */
export function dataFile(file: string, folder = import.meta.dirname): string {
  const found = path.resolve(folder, file);
  if (existsSync(found)) return found;
  if (path.dirname(folder) === folder) throw new Error(`${file} is missing`);
  return dataFile(file, path.dirname(folder));
}

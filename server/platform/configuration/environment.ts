import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * What the process was told, and what .env in the folder of the installation says besides. That file is about the
 * installation: the demo takes its port alone.
 */
export function readEnvironment(root: string, demo: boolean): Record<string, string | undefined> {
  const file = join(root, '.env');
  const said = existsSync(file) ? parseEnv(contentsOf(file)) : {};
  return { ...(demo ? { PORT: said.PORT } : said), ...process.env };
}

function contentsOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code = 'an error' } = cause as NodeJS.ErrnoException;
    throw new Error(
      `${file} cannot be read (${code}): make it a file that this user may read, or remove it.`,
      { cause },
    );
  }
}

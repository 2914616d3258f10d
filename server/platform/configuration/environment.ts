import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

type Env = Record<string, string | undefined>;

/**
 * What the process was told, and what .env in the folder of the installation says besides. That file is about the
 * installation: the demo takes its port alone.
 */
export function readEnvironment(root: string, told: Env, demo: boolean): Env {
  const file = join(root, '.env');
  const said = existsSync(file) ? fromRoot(root, parseEnv(contentsOf(file))) : {};
  return { ...(demo ? { PORT: said.PORT } : said), ...told };
}

/** What it names lies where it does: a process that is started elsewhere would begin there, with nothing. */
function fromRoot(root: string, said: Env): Env {
  const lies = (name: string, value = '') => /_(DIR|FILE)$/.test(name) && value.trim() !== '';
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      lies(name, value) ? resolve(root, value ?? '') : value,
    ]),
  );
}

function contentsOf(file: string): string {
  const text = textOf(file);
  // Names with a NUL in them, as UTF-16 makes them, are nobody's: all would be as if nothing were set.
  if (text.includes('\0')) throw new Error(`${file} is not in UTF-8: save it as that.`);
  // The mark of UTF-8 that some editors begin a file with is no part of the first name.
  return text.replace(/^\uFEFF/, '');
}

function textOf(file: string): string {
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

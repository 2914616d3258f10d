/** What `npm run` starts, a file for each command; all of them take their options, and end, by this one. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
interface Shape<O extends Options> {
  args: string[];
  options: O;
  allowPositionals: boolean;
}
/** What was typed: the options by their names, and the words without one. */
type Typed<O extends Options> = ReturnType<typeof parseArgs<Shape<O>>>;

interface Command<O extends Options> {
  /** What --help prints: how it is called, what it does, and its options. */
  help: string;
  options?: O;
  /** It takes words without a name as well, like an address. */
  takesWords?: true;
  /** May answer the code to end with, else it is 0. */
  run(values: Typed<O>['values'], words: string[]): unknown;
}

/** It was called in a way that it does not understand: said with the help, and code 2. */
export class Misused extends Error {}

/** Runs a command. It ends with 0; with 1 and one line of advice where something fails; with 2 where it is misused. */
export async function command<O extends Options>({
  help,
  options,
  takesWords,
  run,
}: Command<O>): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(help);
  try {
    const { values, positionals } = typed(args, options ?? ({} as O), takesWords ?? false);
    const code = await run(values, positionals);
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    const isMisused = error instanceof Misused;
    console.error(isMisused ? `${error.message}\n\n${help}` : adviceOn(error));
    process.exit(isMisused ? 2 : 1);
  }
}

function typed<O extends Options>(args: string[], options: O, allowPositionals: boolean): Typed<O> {
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

function adviceOn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)/.test(code))
    return `The disk is full: make room on it, then run this again (${error.message}).`;
  if (path !== undefined && /^(ENOENT|ENOTDIR|EEXIST|EISDIR|EACCES|EPERM|EROFS)$/.test(code))
    return `${path} cannot be made or opened (${code}): see that its folder is there and who may write to it, or name another.`;
  const [, missing] = /Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) return error.message;
  return `This needs ${missing}, which is not installed: run npm ci --include=dev first.`;
}

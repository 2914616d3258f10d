import { isDamaged } from './look-at-file.ts';

/** Why a file or folder cannot be used, by the code of Node's or of SQLite's error: what is wrong with it, and what to do. */
const ADVICE: [RegExp, (path: string, code: string, setting: string) => string][] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, (path, code) => isDamaged(path, code)],
  [
    /^(EACCES|EPERM|SQLITE_(READONLY|CANTOPEN|PERM))/,
    (path, code, setting) =>
      `${path} cannot be read and written by ${user()} (${code}): give it to whoever runs the server (chown -R), or set ${setting} to another folder.`,
  ],
  [
    // A folder that cannot be made in one that is mounted read-only is not there.
    /^(EROFS|ENOENT)/,
    (path, code, setting) =>
      `${path} is on a disk that is mounted read-only, or not there (${code}): mount it for writing (with systemd, name it in ReadWritePaths), or set ${setting} to another folder.`,
  ],
  [
    /^(ENOSPC|EDQUOT|SQLITE_FULL)/,
    (path) => `The disk of ${path} is full: make room on it, then start again.`,
  ],
  [
    /^(EIO|SQLITE_IOERR)/,
    (path, code) =>
      `The disk of ${path} fails or is full (${code}): look at df and dmesg, and put the last backup on another disk with npm run restore.`,
  ],
  [
    /^(ENOTDIR|EISDIR|EEXIST|ELOOP|ENAMETOOLONG)/,
    (path, code, setting) =>
      `${path} is not what should be there (${code}): ${setting} and uploads are folders, all else are files; move it away, or set ${setting} to another folder.`,
  ],
  [
    /^SQLITE_BUSY/,
    (path) => `Another program holds ${path}: end it (fuser ${path} names it), then start again.`,
  ],
];

/**
 * Does something with a file or folder that `setting` leads to; what it throws tells the operator what is wrong with that,
 * and what to do.
 */
export function advising<T>(path: string, work: () => T, setting = 'DATA_DIR'): T {
  try {
    return work();
  } catch (error) {
    throw withAdvice(error, path, setting);
  }
}

/** The error itself where there is nothing to add. */
function withAdvice(error: unknown, file: string, setting: string): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', path = file } = error as NodeJS.ErrnoException;
  const [, sentence] = ADVICE.find(([codes]) => codes.test(code)) ?? [];
  return sentence ? new Error(sentence(path, code, setting), { cause: error }) : error;
}

function user(): string {
  return process.geteuid ? `user ${process.geteuid()}` : 'this user';
}

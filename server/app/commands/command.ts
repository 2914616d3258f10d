/** What `npm run` starts, a file for each command; an error ends one with a line of advice. */
/** Runs what a command does. An error ends it with one line, and code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(adviceOn(error));
    process.exit(1);
  }
}

function adviceOn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  const [, missing] = /Cannot find package '([^']+)'/.exec(error.message) ?? [];
  if (code !== 'ERR_MODULE_NOT_FOUND' || missing === undefined) return error.message;
  return `This needs ${missing}, which is not installed: run npm ci --include=dev first.`;
}

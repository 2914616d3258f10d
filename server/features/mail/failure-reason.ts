/** So much of what a server says is kept. */
const LONGEST = 300;
/** A secret is found again by so many of its characters in a row, however the mail was wrapped, marked up or cut. */
const RUN = 4;

/**
 * Why a mail was not taken, for its row and for debugging: what a server answers often names the recipient, so it is
 * not for the log. Filters quote the mail as well: words with a part of what is for its reader alone are left out.
 */
export function reasonOf(error: unknown, secrets: readonly string[]): string {
  const said = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST);
  return said.replace(/\S+/g, (word) => (secrets.some((secret) => tellsOf(secret, word)) ? '…' : word));
}

function tellsOf(secret: string, word: string): boolean {
  for (let at = 0; at + RUN <= secret.length; at++)
    if (word.includes(secret.slice(at, at + RUN))) return true;
  return false;
}

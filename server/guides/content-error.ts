/** Something in a content file that cannot be shown; the message names the line, counted from 1. */
export class ContentError extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
  }
}

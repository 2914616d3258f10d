/** Something in a content file that cannot be shown; the message names the line, counted from 1. */
export class ContentError extends Error {
  readonly line: number;
  readonly what: string;

  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
    this.line = line;
    this.what = what;
  }
}

/** The line on which a node of a text begins, from 1. */
export function lineOf(node: { position?: { start: { line: number } } }): number {
  return node.position?.start.line ?? 1;
}

/** Something in a content file that cannot be shown; the message names the line, counted from 1. */
export class ContentError extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
  }
}

/** The line on which a node of a text begins, from 1. */
export function lineOf(node: { position?: { start: { line: number } } }): number {
  return node.position?.start.line ?? 1;
}

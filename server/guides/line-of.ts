/** The line on which a node of a text begins, from 1. */
export function lineOf(node: { position?: { start: { line: number } } }): number {
  return node.position?.start.line ?? 1;
}

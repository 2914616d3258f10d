/** The id under which the list of sources shows a source. */
export function sourceId(id: string): string {
  return `source-${id}`;
}

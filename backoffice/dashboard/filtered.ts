/** Where a list is opened filtered. */
export function filtered(resource: string, filter: object): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

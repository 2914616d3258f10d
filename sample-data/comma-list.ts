/** The items of a comma-separated text; lines and the spaces around an item do not matter. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

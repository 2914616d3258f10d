/** Whether the percent signs in a path are those of letters. Nothing is at one of which they are not. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether the percent signs in a path are those of letters. Nothing is at one of which they are not. */
export function isReadable(path: string): boolean {
  try {
    // What it answers is used, or the build would leave the call out, and what it throws.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}

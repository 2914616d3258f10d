import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Has a file, or the names in a folder, outlive a power cut. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Throws for root where a folder, or the one that it is to be made in, is somebody else's: they could not use what root makes. */
export function refuseForeignRoot(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return refuseForeignRoot(dirname(folder));
  if (process.geteuid?.() === 0 && found.uid !== 0)
    throw new Error(
      `${folder} belongs to user ${found.uid}, who could not use what root makes there: run this as that user (docs/install.md).`,
    );
}

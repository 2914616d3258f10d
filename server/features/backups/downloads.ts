import { randomBytes } from 'node:crypto';
import type { Proof } from '../../platform/security/proofs.ts';

const MINUTE = 60_000;

interface Permission {
  /** The folder of the backup. */
  path: string;
  name: string;
  /** Of the administrator who asked for it. */
  proof: Proof;
  until: number;
}

export type BackupDownloads = ReturnType<typeof createDownloads>;

/**
 * Downloads that administrators have asked for: a browser that writes a file sends no token, so each has an address that
 * nobody can guess, good once and for a minute, and for as long as whoever asked is an administrator.
 */
export function createDownloads(now: () => Date) {
  const permitted = new Map<string, Permission>();
  return {
    /** Answers what its address ends with. */
    permit(backup: Pick<Permission, 'path' | 'name' | 'proof'>): string {
      for (const [key, { until }] of permitted) if (until < now().getTime()) permitted.delete(key);
      const key = randomBytes(32).toString('hex');
      permitted.set(key, { ...backup, until: now().getTime() + MINUTE });
      return key;
    },
    /** Uses it up; null for one that is none any more. */
    take(key: string): Permission | null {
      const found = permitted.get(key) ?? null;
      permitted.delete(key);
      return found !== null && now().getTime() <= found.until ? found : null;
    },
  };
}

import type { RegistryFile } from '#contract/schemas/answers/registry.ts';

/** Where a file of a register stands, as a chip shows it. */
export const REGISTRY_FILE_STATES: Record<
  RegistryFile['status'],
  { label: string; color: 'default' | 'warning' | 'success' | 'error' }
> = {
  reading: { label: 'Being read', color: 'default' },
  held: { label: 'Held', color: 'warning' },
  current: { label: 'Counts', color: 'success' },
  replaced: { label: 'Replaced', color: 'default' },
  failed: { label: 'Not taken', color: 'error' },
};

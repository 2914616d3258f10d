import type { ImportStatus } from '#contract/schemas/answers/imports.ts';

/** Where an import stands, as a chip shows it. */
export const IMPORT_STATUSES: Record<
  ImportStatus,
  { label: string; color: 'default' | 'warning' | 'success' }
> = {
  reading: { label: 'Being read', color: 'default' },
  checked: { label: 'Not started', color: 'warning' },
  running: { label: 'At work', color: 'default' },
  stopped: { label: 'Stopped', color: 'warning' },
  done: { label: 'Done', color: 'success' },
};

import { z } from 'zod';
import { REGISTERS, REGISTRY_FILES, REGISTRY_FILE_STATES } from '#contract/registry.ts';
import type { RegisterKind, RegistryFileKind } from '#contract/registry.ts';
import { line } from './profile-fields.ts';

const kind = z.enum(Object.keys(REGISTERS) as [RegisterKind, ...RegisterKind[]]);

/** What a list of files of registers can be filtered by. */
export const registryFileFilter = {
  status: z.enum(REGISTRY_FILE_STATES).optional(),
  kind: z.enum(Object.keys(REGISTRY_FILES) as [RegistryFileKind, ...RegistryFileKind[]]).optional(),
};

/** A file that is going to be sent. */
export const uploadBeginning = z.object({
  kind,
  name: line('the name of the file', 200),
  bytes: z.int().min(1, 'This file is empty.'),
});

/** A file that lies on the server. `file`: below the folder of the setting REGISTRY_DIR. */
export const folderReading = z.object({ kind, file: line('the file', 500) });

import { z } from 'zod';
import { COMPARISON_RESULTS, REGISTRY_FILES, REGISTRY_FILE_STATES } from '#contract/registry.ts';
import type { ComparisonResult, RegistryFileKind } from '#contract/registry.ts';

const fileKind = z.enum(Object.keys(REGISTRY_FILES) as [RegistryFileKind, ...RegistryFileKind[]]);
const isoDate = z.string().describe('ISO date');

export const registryFile = z
  .object({
    id: z.number(),
    kind: fileKind,
    name: z.string(),
    dated: z.string().describe('ISO date up to which it tells.'),
    status: z.enum(REGISTRY_FILE_STATES),
    bytes: z.number().describe('Of what is unpacked.'),
    read_to: z.number().describe('How much of that is read.'),
    records: z.number().describe('Read so far.'),
    changes: z
      .object({
        kept: z.number(),
        new: z.number(),
        changed: z.number(),
        gone: z.number(),
        deactivated: z.number(),
      })
      .partial()
      .describe('What became of the records, against the files before.'),
    why: z.string().nullable().describe('Why it is held, or has failed.'),
    started_at: z.string(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'RegistryFile', description: 'A file of a public register that was read. Times are ISO.' });

export const registryEntry = z
  .object({
    npi: z.string(),
    status: z.enum(['active', 'deactivated', 'replaced']),
    replaced_by: z.string().nullable().describe('Another NPI.'),
    deactivated_on: isoDate.nullable(),
    entity: z
      .enum(['person', 'organization'])
      .nullable()
      .describe('Null where the file does not say: deactivated ones are bare.'),
    first_name: z.string(),
    middle_name: z.string(),
    last_name: z.string().describe('Of an organization its name.'),
    suffix: z.string(),
    credentials: z.string().describe('As written: "M.D.", "DO, MPH".'),
    other_first_name: z.string().describe('A former or professional name; empty for none.'),
    other_last_name: z.string(),
    street: z.string().describe('Of the practice, like what follows.'),
    city: z.string(),
    state: z.string().describe('Two letters; empty outside of the United States.'),
    zip: z.string().describe('Five digits, or empty.'),
    phone: z.string().describe('Ten digits, or empty.'),
    taxonomies: z.array(z.object({ code: z.string(), is_primary: z.boolean() })),
    licenses: z.array(z.object({ state: z.string(), number: z.string(), taxonomy: z.string() })),
    updated_on: isoDate.nullable(),
  })
  .meta({ id: 'RegistryEntry', description: 'What NPPES says of an NPI: texts as the file has them.' });

export const registryExclusion = z
  .object({
    npi: z.string().nullable(),
    first_name: z.string(),
    middle_name: z.string(),
    last_name: z.string(),
    specialty: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    type: z.string().describe('The section of the law: "1128a1".'),
    excluded_on: isoDate.nullable(),
    reinstated_on: isoDate.nullable(),
    waiver_state: z.string().nullable().describe('Where a waiver lets them practise all the same.'),
  })
  .meta({ id: 'RegistryExclusion', description: 'A person on the List of Excluded Individuals/Entities.' });

export const registryState = z
  .object({
    nppes: registryFile.nullable().describe('The newest file that counts; null while none was read.'),
    leie: registryFile.nullable(),
    checked_at: z.string().nullable().describe('When all profiles were last compared with them.'),
  })
  .meta({ id: 'RegistryState' });

const result = z.enum(Object.keys(COMPARISON_RESULTS) as [ComparisonResult, ...ComparisonResult[]]);

export const compared = z
  .object({ kind: fileKind, dated: isoDate, result })
  .meta({ id: 'Compared', description: 'With which file something was compared, and what came of it.' });

export const comparison = z
  .object({
    about: z.string().describe("The credential's key, or 'name', 'degree', 'address', 'phone', 'exclusion'."),
    result,
    ours: z.string().describe('As the profile says it.'),
    theirs: z.string().nullable().describe('As the register says it; null where it says nothing.'),
    file: z
      .object({ id: z.number(), kind: fileKind, dated: isoDate })
      .nullable()
      .describe('What it was compared with; null while there is no such file.'),
  })
  .meta({ id: 'Comparison', description: 'A part of a profile beside what a register says of it.' });

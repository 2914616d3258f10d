import { z } from 'zod';
import {
  COMPARISON_RESULTS,
  REGISTERS,
  REGISTRY_FILES,
  REGISTRY_FILE_STATES,
  REGISTRY_LOOKS,
} from '#contract/registry.ts';
import type { ComparisonResult, RegisterKind, RegistryFileKind } from '#contract/registry.ts';

const fileKind = z.enum(Object.keys(REGISTRY_FILES) as [RegistryFileKind, ...RegistryFileKind[]]);
const registerKind = z.enum(Object.keys(REGISTERS) as [RegisterKind, ...RegisterKind[]]);
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
        skipped: z.number().describe('Records that could not be read, or whose NPI is none.'),
      })
      .partial()
      .describe('What became of the records, against the files before.'),
    why: z.string().nullable().describe('Why it is held, or has failed.'),
    started_at: z.string(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'RegistryFile', description: 'A file of a public register that was read. Times are ISO.' });
export type RegistryFile = z.output<typeof registryFile>;

export const listedRegistryFile = z
  .object({ ...registryFile.shape, started_by: z.string().nullable().describe('The name of who began it.') })
  .meta({
    id: 'ListedRegistryFile',
    description: 'A file of a register as lists show it: /api/admin/registry-files.',
  });
export type ListedRegistryFile = z.output<typeof listedRegistryFile>;

const register = z.object({
  newest: registryFile.nullable().describe('The newest file that counts; null while none was read.'),
  whole: registryFile.nullable().describe('The newest that has the whole register.'),
});

export const registers = z
  .object({
    nppes: register,
    leie: register,
    held: z.array(listedRegistryFile).describe('Files that an administrator has to look at.'),
    reading: listedRegistryFile.nullable().describe('What is being read, once it is known what it is.'),
    at_work: z
      .object({ kind: registerKind, name: z.string() })
      .nullable()
      .describe('What this server reads at the moment.'),
    last: z
      .object({ name: z.string(), says: z.string(), is_taken: z.boolean(), at: z.string() })
      .nullable()
      .describe('What became of the last file that this server read, since it was started.'),
    folder: z
      .object({ path: z.string(), files: z.array(z.string()) })
      .nullable()
      .describe('Where files are read from on the server, and which lie there; null where none is named.'),
  })
  .meta({ id: 'Registers', description: 'How the registers are: GET /api/admin/registry.' });
export type Registers = z.output<typeof registers>;

export const registryUpload = z
  .object({
    upload: z.string().describe('What its slices are sent to.'),
    received: z.number().describe('Bytes so far: where the next slice begins.'),
  })
  .meta({ id: 'RegistryUpload' });
export type RegistryUpload = z.output<typeof registryUpload>;

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
export type RegistryEntry = z.output<typeof registryEntry>;

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
export type RegistryExclusion = z.output<typeof registryExclusion>;

export const registryState = z
  .object({
    nppes: registryFile.nullable().describe('The newest file that counts; null while none was read.'),
    leie: registryFile.nullable(),
    checked_at: z.string().nullable().describe('When all profiles were last compared with them.'),
  })
  .meta({ id: 'RegistryState' });
export type RegistryState = z.output<typeof registryState>;

export const comparisonResult = z.enum(
  Object.keys(COMPARISON_RESULTS) as [ComparisonResult, ...ComparisonResult[]],
);

export const compared = z
  .object({ kind: fileKind, dated: isoDate, result: comparisonResult })
  .meta({ id: 'Compared', description: 'With which file something was compared, and what came of it.' });

export const comparison = z
  .object({
    about: z.string().describe("The credential's key, or 'name', 'degree', 'address', 'phone', 'exclusion'."),
    result: comparisonResult,
    ours: z.string().describe('As the profile says it.'),
    theirs: z.string().nullable().describe('As the register says it; null where it says nothing.'),
    file: z
      .object({ id: z.number(), kind: fileKind, dated: isoDate })
      .nullable()
      .describe('What it was compared with; null while there is no such file.'),
  })
  .meta({ id: 'Comparison', description: 'A part of a profile beside what a register says of it.' });
export type Comparison = z.output<typeof comparison>;

const textOrNone = z.string().describe('Empty where there is nothing that a profile could take.');

export const registryProfile = z
  .object({
    npi: z.string(),
    first_name: textOrNone,
    last_name: textOrNone,
    degree: z.enum(['MD', 'DO', '']),
    title: z
      .string()
      .describe('Of the primary taxonomy, in the words of the profession; empty for none of ours.'),
    street: textOrNone,
    city: textOrNone,
    state: z.string().describe('A code of ours, or empty.'),
    zip: z.string().describe('Five digits that are in that state, or empty.'),
    phone: z.string().describe('As a profile has it, or empty.'),
    licenses: z
      .array(z.object({ state: z.string(), number: z.string() }))
      .describe('Of physicians, in states of ours. NPPES does not say until when they are valid.'),
  })
  .meta({
    id: 'RegistryProfile',
    description: 'What the national registry says of a psychiatrist, in the words and forms of a profile.',
  });
export type RegistryProfile = z.output<typeof registryProfile>;

export const foundInRegistry = z
  .object({
    dated: isoDate.nullable().describe('Up to which the registry was read; null while it was not.'),
    status: z.enum(REGISTRY_LOOKS),
    message: z
      .string()
      .nullable()
      .describe('Why there is nothing to fill in, for people; null where there is.'),
    entries: z.array(registryProfile).describe('At most five, and never how many more there are.'),
  })
  .meta({ id: 'FoundInRegistry' });
export type FoundInRegistry = z.output<typeof foundInRegistry>;

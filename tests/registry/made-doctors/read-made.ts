import type { Store } from '../../../db/store.ts';
import { leieLine, writeLeie } from '../../helpers/leie-file.ts';
import { nppesLine, writeNppes } from '../../helpers/nppes-file.ts';
import { IDENTITY, PRACTICE } from '../../helpers/profile-forms.ts';
import { registryFolder } from '../../helpers/registry-folder.ts';
import { noon } from '../../helpers/stores.ts';
import type { MadeDoctor, Row } from './made-doctor.ts';

/** A directory of their drafts, into which files of both registers with all of these rows were read. */
export async function readMade(doctors: readonly MadeDoctor[], unrelated: readonly Row[]): Promise<Store> {
  const { folder, store, read } = registryFolder();
  store.transaction(() => doctors.forEach((doctor, n) => addDraft(store, doctor, n)));
  const lines = doctors.flatMap(({ nppes }) => nppes.map((row) => nppesLine(quoted(row))));
  const listed = [...doctors.flatMap(({ leie }) => leie), ...unrelated].map((row) => leieLine(quoted(row)));
  await read('nppes', await writeNppes(folder, { lines }));
  await read('leie', writeLeie(folder, listed));
  return store;
}

/** NPIs that a profile names are kept of the register, whatever they are of. */
function addDraft(store: Store, { profile }: MadeDoctor, n: number): void {
  const at = noon().toISOString();
  const user_id = store.users.add({
    ...{ first_name: profile.first_name, last_name: profile.last_name, email: `made.${n}@example.com` },
    ...{ verified: true, plan: 0, manage_role: '', password_hash: null, created_at: at },
  });
  store.profiles.add({
    ...{ ...IDENTITY, ...PRACTICE, avatar: null, accepting_confirmed_at: null, ...profile },
    ...{ user_id, submit_at: null, review_status: 'draft', approved_at: null, updated_at: at },
  });
}

/** As both files write a quote in a cell. */
function quoted(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, text]) => [column, text.replaceAll('"', '""')]),
  );
}

import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import type { Store } from '../../db/store.ts';
import { startDemo } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';
import { haveRead, registryEntry } from './registry.ts';
import { fileStore } from './stores.ts';

/** NPIs of the register: of the demo's `noprofile` account, of `noprofile2`, of no practice any more. */
export const NPIS = { own: '1234567893', second: '1000000012', deactivated: '1000000020' };

/** Starts a demo as startDemo does, in which a register was read that has two of its accounts, in Massachusetts. */
export function startRegistryDemo(): Promise<DemoServer> {
  return startDemo((file) => {
    const store = fileStore(file);
    haveRead(store, {
      entries: [
        registryEntry({ npi: NPIS.own, ...nameOf(store, 'noprofile@example.com') }),
        registryEntry({
          npi: NPIS.second,
          ...nameOf(store, 'noprofile2@example.com'),
          ...CHILD_PSYCHIATRIST,
        }),
        registryEntry({ npi: '1000000046', ...nameOf(store, 'noprofile2@example.com') }),
        registryEntry({ npi: NPIS.deactivated, status: 'deactivated', deactivated_on: '2025-03-01' }),
      ],
    });
    store.close();
  });
}

const CHILD_PSYCHIATRIST: Partial<RegistryEntry> = {
  ...{ credentials: 'D.O.', street: '7 HARBOR ST', city: 'BOSTON', zip: '02115', phone: '6175550177' },
  taxonomies: [{ code: '2084P0804X', is_primary: true }],
  licenses: [
    { state: 'MA', number: '909090', taxonomy: '2084P0804X' },
    { state: 'NY', number: '303030', taxonomy: '2084P0804X' },
  ],
};

/** As the register has it: in capitals. */
function nameOf({ users }: Store, email: string): Pick<RegistryEntry, 'first_name' | 'last_name'> {
  const user = users.byEmail(email);
  if (!user) throw new Error(`The demo has no account ${email}`);
  return { first_name: user.first_name.toUpperCase(), last_name: user.last_name.toUpperCase() };
}

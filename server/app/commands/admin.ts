import type { Store } from '../../../db/store.ts';
import { makeAdministrator } from '../../features/accounts/make-administrator.ts';
import { resetSecondFactor } from '../../features/accounts/reset-second-factor.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { signingKey } from '../../platform/security/signing-key.ts';
import { createTokens } from '../../platform/security/tokens.ts';
import { command } from './command.ts';
import { oneAddress, readInstallation, withStore } from './installation.ts';

await command({
  help: `npm run admin -- someone@example.com [--reset-second-factor] [--demo]

Makes an administrator: of the account with this address, or of a new one. Its sessions, its second factors and its
password end. Prints a link that sets a new password, good once and for ten minutes. DATA_DIR and SITE_URL as always.

  --reset-second-factor   instead: removes the app, the passkeys and the recovery codes of whoever has lost them all,
                          doctor or administrator. The password stays; the sessions end, and a mail tells the owner.`,
  options: {
    'reset-second-factor': { type: 'boolean', default: false },
    demo: { type: 'boolean', default: false },
  },
  takesWords: true,
  async run(options, addresses) {
    const email = oneAddress(addresses);
    const config = readInstallation(options.demo);
    await withStore(config, (store) =>
      options['reset-second-factor'] ? reset(store, email) : make(store, email, config),
    );
  },
});

async function make(store: Store, email: string, config: Config): Promise<void> {
  const now = () => new Date();
  const id = makeAdministrator(store, email, now());
  const grant = await createTokens(store, signingKey(config), now).issue('reset', id, { shown: 'terminal' });
  store.tokens.add(grant.row);
  console.log(`${email} is an administrator, signed out and without a password. Set one within ten minutes:`);
  console.log(
    `${config.siteUrl}/user/forgotpassword#email=${encodeURIComponent(email)}&grant=${grant.token}`,
  );
}

function reset(store: Store, email: string): void {
  const removed = resetSecondFactor(store, email);
  if (!removed) throw new Error(`There is no account of ${email}.`);
  const { app, passkeys, recoveryCodes } = removed;
  console.log(
    `Removed of ${email}: ${app ? 'the authenticator app' : 'no authenticator app'}, ${passkeys} passkeys, ` +
      `${recoveryCodes} recovery codes.`,
  );
  console.log('Its sessions have ended, and a mail tells the owner. The password alone signs in now.');
}

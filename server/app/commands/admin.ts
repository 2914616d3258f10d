import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { email as emailSchema } from '#contract/schemas/accounts.ts';
import { loadPlaces } from '../../../db/places/load.ts';
import { openStore } from '../../../db/store.ts';
import { makeAdministrator } from '../../features/accounts/make-administrator.ts';
import { resetSecondFactor } from '../../features/accounts/reset-second-factor.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { prepareDataDir } from '../../platform/configuration/data-dir.ts';
import { ROOT } from '../../platform/configuration/root.ts';
import { signingKey } from '../../platform/security/signing-key.ts';
import { createTokens } from '../../platform/security/tokens.ts';
import { command } from './command.ts';

const HELP = `npm run admin -- someone@example.com [--reset-second-factor] [--demo]

Makes an administrator: of the account with this address, or of a new one. Its sessions, its second factors and its
password end. Prints a link that sets a new password, good once and for ten minutes. DATA_DIR and SITE_URL as always.

  --reset-second-factor   instead: removes the app, the passkeys and the recovery codes of whoever has lost them all,
                          doctor or administrator. The password stays; the sessions end, and a mail tells the owner.`;

await command(async () => {
  const { values: options, positionals } = parseArgs({
    options: {
      'reset-second-factor': { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const address = emailSchema.safeParse(positionals[0] ?? '');
  if (options.help) console.log(HELP);
  else if (!address.success || positionals.length !== 1) {
    console.error(`One e-mail address is needed.\n\n${HELP}`);
    process.exitCode = 2;
  } else if (options['reset-second-factor']) reset(address.data, options.demo);
  else await make(address.data, options.demo);
});

async function make(email: string, demo: boolean): Promise<void> {
  const { config, store, now } = opened(demo);
  const id = makeAdministrator(store, email, now());
  const grant = await createTokens(store, signingKey(config), now).issue('reset', id);
  store.tokens.add(grant.row);
  store.close();
  console.log(`${email} is an administrator, signed out and without a password. Set one within ten minutes:`);
  console.log(
    `${config.siteUrl}/user/forgotpassword#email=${encodeURIComponent(email)}&grant=${grant.token}`,
  );
}

function reset(email: string, demo: boolean): void {
  const { store } = opened(demo);
  const removed = resetSecondFactor(store, email);
  store.close();
  if (!removed) throw new Error(`There is no account of ${email}.`);
  const { app, passkeys, recoveryCodes } = removed;
  console.log(
    `Removed of ${email}: ${app ? 'the authenticator app' : 'no authenticator app'}, ${passkeys} passkeys, ` +
      `${recoveryCodes} recovery codes.`,
  );
  console.log('Its sessions have ended, and a mail tells the owner. The password alone signs in now.');
}

function opened(demo: boolean) {
  const config = readConfig(process.env, ROOT, demo);
  const now = () => new Date();
  const file = join(config.dataDir, 'directory.sqlite');
  if (!existsSync(file))
    throw new Error(`No database in ${config.dataDir}: start the site once, or set DATA_DIR.`);
  for (const sentence of prepareDataDir(config.dataDir)) console.error(sentence);
  const store = openStore({ file, migrations: join(ROOT, 'db/migrations'), places: loadPlaces(), now });
  return { config, store, now };
}

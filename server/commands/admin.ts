import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { email as emailSchema } from '#contract/schemas/accounts.ts';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';
import { makeAdministrator } from '../accounts/make-administrator.ts';
import { readConfig } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import { ROOT } from '../root.ts';
import { signingKey } from '../security/signing-key.ts';
import { createTokens } from '../security/tokens.ts';
import { command } from './command.ts';

const HELP = `npm run admin -- someone@example.com [--demo]

Makes an administrator: of the account with this address, or of a new one. Its sessions end and its password is void.
Prints a link that sets a new password, good once and for ten minutes. DATA_DIR and SITE_URL as always.`;

await command(async () => {
  const { values: options, positionals } = parseArgs({
    options: { demo: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const address = emailSchema.safeParse(positionals[0] ?? '');
  if (options.help) console.log(HELP);
  else if (!address.success || positionals.length !== 1) {
    console.error(`One e-mail address is needed.\n\n${HELP}`);
    process.exitCode = 2;
  } else await run(address.data, options.demo);
});

async function run(email: string, demo: boolean): Promise<void> {
  const config = readConfig(process.env, ROOT, demo);
  const now = () => new Date();
  const file = join(config.dataDir, 'directory.sqlite');
  if (!existsSync(file))
    throw new Error(`No database in ${config.dataDir}: start the site once, or set DATA_DIR.`);
  for (const sentence of prepareDataDir(config.dataDir)) console.error(sentence);
  const store = openStore({ file, migrations: join(ROOT, 'db/migrations'), places: loadPlaces(), now });
  const id = makeAdministrator(store, email, now());
  const grant = await createTokens(store, signingKey(config), now).issue('reset', id);
  store.tokens.add(grant.row);
  store.close();
  console.log(`${email} is an administrator, signed out and without a password. Set one within ten minutes:`);
  console.log(
    `${config.siteUrl}/user/forgotpassword#email=${encodeURIComponent(email)}&grant=${grant.token}`,
  );
}

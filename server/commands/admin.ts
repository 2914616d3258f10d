import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { email as emailSchema } from '#contract/users.ts';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';
import type { Store } from '../../db/store.ts';
import { readConfig } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import { ROOT } from '../root.ts';
import { signingKey } from '../security/signing-key.ts';
import { createTokens } from '../security/tokens.ts';
import { command } from './command.ts';

const HELP = `npm run admin -- someone@example.com [--demo]

Makes an administrator: of the account with this address, or of a new one. Prints a link that sets the password,
good once and for ten minutes. DATA_DIR and SITE_URL as always.`;

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
  const id = store.transaction(() => administrator(store, email, now().toISOString()));
  const grant = await createTokens(store, signingKey(config), now).issue('reset', id);
  store.tokens.add(grant.row);
  store.close();
  console.log(`${email} is an administrator. Set the password within ten minutes:`);
  console.log(
    `${config.siteUrl}/user/forgotpassword#email=${encodeURIComponent(email)}&grant=${grant.token}`,
  );
}

function administrator({ users, audit }: Store, email: string, created_at: string): number {
  const person = { first_name: 'Site', last_name: 'Administrator', email, password_hash: null, created_at };
  const id =
    users.byEmail(email)?.id ?? users.add({ ...person, verified: true, plan: 0, manage_role: 'admin' });
  users.verify(id);
  users.setRole(id, 'admin');
  audit.add('made administrator', id, null);
  return id;
}

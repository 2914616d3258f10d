import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatDate } from '#contract/dates.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import { email as emailSchema } from '#contract/schemas/accounts.ts';
import { grantGiving } from '#contract/schemas/grants.ts';
import { loadPlaces } from '../../../db/places/load.ts';
import { openStore } from '../../../db/store.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { prepareDataDir } from '../../platform/configuration/data-dir.ts';
import { validate } from '../../platform/http/validate.ts';
import { givePlan } from '../../features/payments/grants/give-plan.ts';
import { ROOT } from '../../platform/configuration/root.ts';
import { command } from './command.ts';

const HELP = `npm run grant -- someone@example.com --plan yearly --until 2027-11-22 --reason "A friend of the house"

Gives the account with this address a plan until the end of that day (UTC), whether or not plans can be bought.

  --plan     monthly or yearly: the same profile, another name
  --until    the last day
  --reason   why, for the list of grants in the backoffice
  --demo     in the demo's data directory
  DATA_DIR   as always`;

const PLANS: Record<string, number> = { monthly: 1, yearly: 2 };

await command(() => Promise.resolve(start()));

function start(): void {
  const { values: options, positionals } = parseArgs({
    options: {
      plan: { type: 'string' },
      until: { type: 'string' },
      reason: { type: 'string' },
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
  } else run(address.data, options);
}

interface Options {
  plan?: string;
  until?: string;
  reason?: string;
  demo: boolean;
}

function run(email: string, { plan = '', until, reason, demo }: Options): void {
  const { dataDir, testCheckout } = readConfig(process.env, ROOT, demo);
  const file = join(dataDir, 'directory.sqlite');
  if (!existsSync(file)) throw new Error(`No database in ${dataDir}: start the site once, or set DATA_DIR.`);
  for (const sentence of prepareDataDir(dataDir)) console.error(sentence);
  const store = openStore({
    file,
    migrations: join(ROOT, 'db/migrations'),
    places: loadPlaces(),
    now: () => new Date(),
    testCheckout,
  });
  const user = store.users.byEmail(email);
  if (!user) throw new Error(`There is no account of ${email}.`);
  const giving = validate(grantGiving, { user_id: user.id, plan: PLANS[plan], until, reason });
  store.transaction(() => {
    givePlan(store, giving, { actor: null, write: store.payments.grantBeside });
    store.audit.add({ action: 'granted plan', user: user.id, actor: null, note: giving.reason });
  });
  store.close();
  console.log(
    `${email} has the ${PLAN_NAMES[giving.plan].toLowerCase()} plan until ${formatDate(giving.until)}: ` +
      'within a minute where the site runs, or with its next start.',
  );
}

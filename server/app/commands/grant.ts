import { formatDate } from '#contract/dates.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import { grantGiving } from '#contract/schemas/grants.ts';
import { validate } from '../../platform/http/validate.ts';
import { givePlan } from '../../features/payments/grants/give-plan.ts';
import { command } from './command.ts';
import { oneAddress, readInstallation, withStore } from './installation.ts';

const PLANS: Record<string, number> = { monthly: 1, yearly: 2 };

await command({
  help: `npm run grant -- someone@example.com --plan yearly --until 2027-11-22 --reason "A friend of the house"

Gives the account with this address a plan until the end of that day (UTC), whether or not plans can be bought.

  --plan     monthly or yearly: the same profile, another name
  --until    the last day
  --reason   why, for the list of grants in the backoffice
  --demo     in the demo's data directory
  DATA_DIR   as always`,
  options: {
    plan: { type: 'string', default: '' },
    until: { type: 'string' },
    reason: { type: 'string' },
    demo: { type: 'boolean', default: false },
  },
  takesWords: true,
  async run({ plan, until, reason, demo }, addresses) {
    const email = oneAddress(addresses);
    if (!(plan in PLANS)) throw new Error('There is no such plan: --plan is monthly or yearly.');
    await withStore(readInstallation(demo), (store) => {
      const user = store.users.byEmail(email);
      if (!user) throw new Error(`There is no account of ${email}.`);
      const giving = validate(grantGiving, { user_id: user.id, plan: PLANS[plan], until, reason });
      store.transaction(() => {
        givePlan(store, giving, { actor: null, write: store.payments.grantBeside });
        store.audit.add({ action: 'granted plan', user: user.id, actor: null, note: giving.reason });
      });
      console.log(
        `${email} has the ${PLAN_NAMES[giving.plan].toLowerCase()} plan until ${formatDate(giving.until)}: ` +
          'within a minute where the site runs, or of its next start.',
      );
    });
  },
});

import type { Plan, PlanStatus } from '#contract/plans.ts';
import { API } from '#contract/paths.ts';
import type { Store } from '../../db/store.ts';
import type { Context } from '../../server/app/create-context.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { clientOf } from '../helpers/client.ts';
import type { HttpResponse } from '../helpers/client.ts';

/** What tests of payments do as doctors, and ask the app about them. */
export function buyersOf(url: string, context: Context) {
  const { store } = context;
  const client = clientOf(url);
  return {
    ...client,
    /** A doctor who has nothing yet, with a session. */
    async doctor(email = 'ada@example.com'): Promise<{ id: number; email: string; token: string }> {
      const id = await addUser(store, { email });
      return { id, email, token: await sessionOf(poster(url), email) };
    },
    signIn: (email: string) => sessionOf(poster(url), email),
    order: (token: string, plan: Plan): Promise<HttpResponse> =>
      client.post(API.checkout, { plan }, { token }),
    status: async (token: string): Promise<PlanStatus> =>
      (await client.get(API.paymentStatus, { token })).json<PlanStatus>(),
    run: (job: string) => runJob(context, job),
    planOf: (id: number): number => store.users.get(id).plan,
    /** Kinds of the mails to somebody, oldest first. */
    mails: (email: string): string[] => mailsTo(store, email),
  };
}

function mailsTo(store: Store, email: string): string[] {
  return store.outbox
    .latest(1000)
    .filter(({ recipient }) => recipient === email)
    .map(({ kind }) => kind)
    .reverse();
}

async function runJob({ payments, testCheckout }: Context, name: string): Promise<void> {
  const jobs = [...payments.jobs(1), ...(testCheckout?.jobs(1) ?? [])];
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job '${name}'`);
  await job.run();
}

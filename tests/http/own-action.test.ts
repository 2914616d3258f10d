import { beforeAll, expect, it } from 'vitest';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API } from '#contract/paths.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

/** The calls of somebody who is signed in. */
const CALLS = [
  API.changeAvatar,
  API.setupProfileStep1,
  API.setupProfileStep2,
  API.profileSubmit,
  API.changeContactInfo,
  API.changeWorkingTime,
  API.changeTitleWebsite,
  API.changeSummary,
  API.changeEducation,
  API.confirmAvailability,
  API.saveDraft,
  ACCOUNT_API.exportData,
  ACCOUNT_API.deleteAccount,
  API.checkout,
  API.billingPortal,
  API.ownArticles,
];

it.each(CALLS)('%s hears who asks before what is asked', async (call) => {
  for (const token of [undefined, 'a.b.c']) {
    for (const body of [{}, [], { avatar: 7, plan: [], more: 1 }])
      expect([body, (await app.post(call, body, { token })).status]).toEqual([body, 401]);
    expect((await app.send('POST', call, { token })).status).toBe(401);
  }
});

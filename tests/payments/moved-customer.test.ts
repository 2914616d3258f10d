import { expect, it } from 'vitest';
import { startPaying } from './paying.ts';
import { startTestPaying } from './test-paying.ts';

const NEW = 'new-address@example.com';

it('the provider hears of another address, also when it was down just then', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  await app.buy(token, 1);
  app.store.transaction(() => app.store.users.setEmail(id, NEW));
  app.provider.fail('down');
  await expect(app.run('payment news')).rejects.toThrow('down');
  app.provider.mend();
  await app.run('payment news');
  expect(Object.values(app.known().customers)).toMatchObject([{ email: NEW }]);
  expect(app.store.payments.movedCustomers('test')).toEqual([]);
});

it('Stripe hears of it, and of a customer whom it does not know nothing is asked twice', async () => {
  const app = await startPaying();
  const { id, token } = await app.doctor();
  await app.buy(token, 1);
  const [[customer]] = app.double.known.customers;
  app.store.transaction(() => app.store.users.setEmail(id, NEW));
  await app.context.payments.taken?.provider.writeTo(customer, NEW);
  expect(app.double.known.customers.get(customer)?.email).toBe(NEW);
  await expect(app.context.payments.taken?.provider.writeTo('cus_unknown', NEW)).resolves.toBeUndefined();
});

it('an address that changes once more while the provider is told is told again', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  await app.buy(token, 1);
  const { store } = app;
  store.transaction(() => store.users.setEmail(id, NEW));
  const [{ customer }] = store.payments.movedCustomers('test');
  store.transaction(() => store.users.setEmail(id, 'further@example.com'));
  store.transaction(() => store.payments.noteTold('test', customer, NEW));
  expect(store.payments.movedCustomers('test')).toEqual([{ customer, email: 'further@example.com' }]);
});

it('an address that changes while the customer is made is told afterwards', async () => {
  const app = await startTestPaying();
  const { id, token } = await app.doctor();
  app.provider.fail('slow', ['customer']);
  const ordering = app.order(token, 1);
  await expect.poll(() => app.provider.asked('customer')).toHaveLength(1);
  app.store.transaction(() => app.store.users.setEmail(id, NEW));
  app.provider.mend();
  expect((await ordering).status).toBe(200);
  await app.run('payment news');
  expect(Object.values(app.known().customers)).toMatchObject([{ email: NEW }]);
});

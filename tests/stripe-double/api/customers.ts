import type { Stripe } from 'stripe';
import { changeCustomer, createCustomer } from '../objects/customer.ts';
import type { State } from '../state.ts';
import { mergedMetadata } from './metadata.ts';
import { isWithin, pageOf } from './page.ts';
import { noSuch } from './refusal.ts';
import { route } from './route.ts';

const details = ['email', 'name', 'description', 'metadata'];

export const customerRoutes = [
  route<Stripe.CustomerCreateParams>(
    'POST /v1/customers',
    ['Customers', 'CustomerCreateParams'],
    details,
    (state, params) => createCustomer(state, { ...params, metadata: mergedMetadata({}, params.metadata) }),
  ),
  route<Stripe.CustomerListParams>(
    'GET /v1/customers',
    ['Customers', 'CustomerListParams'],
    ['email', 'created', 'limit', 'starting_after', 'ending_before'],
    (state, params) => {
      const found = [...state.customers.values()]
        .filter(({ email }) => params.email === undefined || email === params.email)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(found, '/v1/customers', params);
    },
  ),
  route<Stripe.CustomerRetrieveParams>(
    'GET /v1/customers/:id',
    ['Customers', 'CustomerRetrieveParams'],
    [],
    (state, _, id) => customerNamed(state, id),
  ),
  route<Stripe.CustomerUpdateParams>(
    'POST /v1/customers/:id',
    ['Customers', 'CustomerUpdateParams'],
    details,
    (state, { email, name, description, metadata }, id) => {
      const customer = customerNamed(state, id);
      changeCustomer(state, customer, {
        ...(email !== undefined && { email }),
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        ...(metadata !== undefined && { metadata: mergedMetadata(customer.metadata, metadata) }),
      });
      return customer;
    },
  ),
];

/** Throws if there is none; `param` is the parameter that names it, if it is not the path. */
export function customerNamed(state: State, id: string, param?: string): Stripe.Customer {
  const customer = state.customers.get(id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

import type { Stripe } from 'stripe';
import { emit } from '../events.ts';
import { now } from '../state.ts';
import type { State } from '../state.ts';

export interface CustomerDetails {
  email?: string | null;
  name?: string | null;
  description?: string | null;
  metadata?: Stripe.Metadata;
}

export function createCustomer(state: State, details: CustomerDetails): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: state.newId('cus_', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(state),
    currency: null,
    default_source: null,
    delinquent: false,
    description: details.description ?? null,
    discount: null,
    email: details.email ?? null,
    invoice_prefix: state.newId('', 8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: details.metadata ?? {},
    name: details.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  state.customers.set(customer.id, customer);
  emit(state, 'customer.created', customer);
  return customer;
}

/** Changes a customer and says so, with what it was before. */
export function changeCustomer(
  state: State,
  customer: Stripe.Customer,
  changes: Partial<Stripe.Customer>,
): void {
  const previous = Object.fromEntries(
    Object.keys(changes).map((key) => [key, customer[key as keyof Stripe.Customer]]),
  );
  Object.assign(customer, changes);
  emit(state, 'customer.updated', customer, previous);
}

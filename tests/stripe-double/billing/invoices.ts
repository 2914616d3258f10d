import type { Stripe } from 'stripe';
import { emit } from '../events.ts';
import { changeCustomer } from '../objects/customer.ts';
import { newInvoice } from '../objects/invoice.ts';
import type { InvoiceDetails } from '../objects/invoice.ts';
import { idOf, now } from '../state.ts';
import type { State } from '../state.ts';

/** Makes the latest invoice of a subscription, with the lines that waited for one. */
export function draftInvoice(state: State, details: Omit<InvoiceDetails, 'customer'>): Stripe.Invoice {
  const { subscription } = details;
  const lines = [...(state.pendingLines.get(subscription.id) ?? []), ...details.lines];
  state.pendingLines.delete(subscription.id);
  const customer = customerOf(state, subscription);
  const invoice = newInvoice(state, { ...details, lines, customer });
  state.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
  emit(state, 'invoice.created', invoice);
  return invoice;
}

/** From now on the invoice stands: the customer's balance pays what it can, the rest is open. */
export function finalizeInvoice(state: State, invoice: Stripe.Invoice): void {
  const customer = state.customers.get(idOf(invoice.customer));
  if (!customer) throw new Error(`${invoice.id} has no customer`);
  const sequence = customer.next_invoice_sequence ?? 1;
  const sum = invoice.total + customer.balance;
  const due = Math.max(0, sum);
  Object.assign(invoice, {
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: now(state),
    ending_balance: Math.min(0, sum),
    hosted_invoice_url: `${state.origin}/i/${invoice.id}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
  } satisfies Partial<Stripe.Invoice>);
  invoice.status_transitions.finalized_at = now(state);
  const balance = Math.min(0, sum);
  customer.next_invoice_sequence = sequence + 1;
  if (balance !== customer.balance) changeCustomer(state, customer, { balance });
  emit(state, 'invoice.finalized', invoice);
}

export function customerOf(state: State, { customer }: Stripe.Subscription): Stripe.Customer {
  const found = state.customers.get(idOf(customer));
  if (!found) throw new Error(`There is no customer ${idOf(customer)}`);
  return found;
}

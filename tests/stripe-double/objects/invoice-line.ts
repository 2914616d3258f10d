import type { Stripe } from 'stripe';
import { idOf } from '../state.ts';
import type { State } from '../state.ts';
import { itemOf } from './subscription.ts';

export interface LineDetails {
  /** Cents; a credit is below 0. */
  amount: number;
  description: string;
  price: Stripe.Price;
  /** Unix seconds. */
  period: { start: number; end: number };
  proration?: boolean;
}

export function newLine(
  state: State,
  subscription: Stripe.Subscription,
  line: LineDetails,
): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  return {
    id: state.newId('il_'),
    object: 'line_item',
    amount: line.amount,
    currency: subscription.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration ?? false,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: idOf(line.price.product) },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: line.amount,
    taxes: [],
  };
}

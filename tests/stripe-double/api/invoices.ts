import type { Stripe } from 'stripe';
import { subscriptionOf } from '../objects/invoice.ts';
import { isWithin, pageOf } from './page.ts';
import { noSuch } from './refusal.ts';
import { route } from './route.ts';

export const invoiceRoutes = [
  route<Stripe.InvoiceListParams>(
    'GET /v1/invoices',
    ['Invoices', 'InvoiceListParams'],
    ['customer', 'subscription', 'status', 'created', 'limit', 'starting_after', 'ending_before'],
    (state, params) => {
      const found = [...state.invoices.values()]
        .filter(({ customer }) => params.customer === undefined || customer === params.customer)
        .filter(
          (one) => params.subscription === undefined || subscriptionOf(state, one).id === params.subscription,
        )
        .filter(({ status }) => params.status === undefined || status === params.status)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(found, '/v1/invoices', params);
    },
  ),
  route<Stripe.InvoiceRetrieveParams>(
    'GET /v1/invoices/:id',
    ['Invoices', 'InvoiceRetrieveParams'],
    [],
    (state, _, id) => {
      const invoice = state.invoices.get(id);
      if (!invoice) throw noSuch('invoice', id);
      return invoice;
    },
  ),
];

import type { Stripe } from 'stripe';
import { isWithin, pageOf } from './page.ts';
import { route } from './route.ts';

export const invoicePaymentRoutes = [
  route<Stripe.InvoicePaymentListParams>(
    'GET /v1/invoice_payments',
    ['InvoicePayments', 'InvoicePaymentListParams'],
    ['invoice', 'payment', 'status', 'created', 'limit', 'starting_after', 'ending_before'],
    (state, params) => {
      const { invoice, payment, status } = params;
      const found = [...state.invoicePayments.values()]
        .filter((one) => invoice === undefined || one.invoice === invoice)
        .filter((one) => payment === undefined || one.payment.payment_intent === payment.payment_intent)
        .filter((one) => status === undefined || one.status === status)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(found, '/v1/invoice_payments', params);
    },
  ),
];

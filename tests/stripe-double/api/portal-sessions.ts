import type { Stripe } from 'stripe';
import { now } from '../state.ts';
import type { State } from '../state.ts';
import { customerNamed } from './customers.ts';
import { invalid } from './refusal.ts';
import { route } from './route.ts';

type CreateParams = Stripe.BillingPortal.SessionCreateParams;

export const portalSessionRoutes = [
  route<CreateParams>(
    'POST /v1/billing_portal/sessions',
    ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
    ['customer', 'return_url', 'locale'],
    create,
  ),
];

function create(state: State, params: CreateParams): Stripe.BillingPortal.Session {
  if (params.customer === undefined)
    throw invalid('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' });
  const secret = state.newId('test_', 40);
  const session: Stripe.BillingPortal.Session = {
    id: state.newId('bps_'),
    object: 'billing_portal.session',
    configuration: 'bpc_StandIn',
    created: now(state),
    customer: customerNamed(state, params.customer, 'customer').id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${state.origin}/p/session/${secret}`,
  };
  state.portals.set(secret, session);
  return session;
}

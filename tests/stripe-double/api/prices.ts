import type { Stripe } from 'stripe';
import type { State } from '../state.ts';
import { noSuch } from './refusal.ts';
import { route } from './route.ts';

export const priceRoutes = [
  route<Stripe.PriceRetrieveParams>(
    'GET /v1/prices/:id',
    ['Prices', 'PriceRetrieveParams'],
    [],
    (state, _, id) => priceNamed(state, id),
  ),
];

export function priceNamed(state: State, id: string, param?: string): Stripe.Price {
  const price = state.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

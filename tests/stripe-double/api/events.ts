import type { Stripe } from 'stripe';
import { isWithin, pageOf } from './page.ts';
import { noSuch } from './refusal.ts';
import { route } from './route.ts';

export const eventRoutes = [
  route<Stripe.EventListParams>(
    'GET /v1/events',
    ['Events', 'EventListParams'],
    ['type', 'types', 'created', 'limit', 'starting_after', 'ending_before'],
    (state, params) => {
      const asked = params.types ?? (params.type === undefined ? null : [params.type]);
      const found = [...state.events.values()]
        .filter(({ type }) => asked?.some((one) => isOfType(type, one)) ?? true)
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(found, '/v1/events', params);
    },
  ),
  route<Stripe.EventRetrieveParams>(
    'GET /v1/events/:id',
    ['Events', 'EventRetrieveParams'],
    [],
    (state, _, id) => {
      const event = state.events.get(id);
      if (!event) throw noSuch('event', id);
      return event;
    },
  ),
];

/** 'invoice.*' is every type below invoice. */
function isOfType(type: string, asked: string): boolean {
  return asked.endsWith('*') ? type.startsWith(asked.slice(0, -1)) : type === asked;
}

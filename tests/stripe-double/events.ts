import { Stripe } from 'stripe';
import { now } from './state.ts';
import type { State } from './state.ts';

/** Keeps and sends an event about an object as it is at this moment. */
export function emit(state: State, type: Stripe.Event.Type, object: object, previous?: object): void {
  const data = { object, ...(previous && { previous_attributes: previous }) };
  const event: Stripe.EventBase = {
    id: state.newId('evt_'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now(state),
    data: JSON.parse(JSON.stringify(data)) as Stripe.EventBase['data'],
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: state.idempotencyKey },
    type,
  };
  state.events.set(event.id, event as Stripe.Event);
  state.send(event as Stripe.Event);
}

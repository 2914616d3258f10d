import { StripeRefusal } from './api/refusal.ts';

/** What goes wrong with requests to the API, and with which. */
export interface Fault {
  /** Milliseconds before the request is looked at, its idempotency key being taken. */
  slow?: number;
  /** Answered so, nothing done. */
  status?: 402 | 429 | 500;
  /** For a 429, in seconds. */
  retryAfter?: number;
  /** The connection breaks: before anything is done, or when all is done and the answer would be sent. */
  cut?: 'before' | 'after';
  /** Only requests of this route: 'POST /v1/checkout/sessions'. */
  only?: string;
  /** How many requests it hits; all of them without it. */
  times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that hits a request of that route, if any. */
  hitting(route: string): Fault | null;
}

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add: (fault) => faults.push({ ...fault }),
    clear: () => (faults = []),
    hitting(route) {
      const fault = faults.find(({ only, times = 1 }) => times > 0 && (only ?? route) === route);
      if (fault?.times !== undefined) fault.times -= 1;
      return fault ?? null;
    },
  };
}

export function refusalOf({ status, retryAfter }: Fault): StripeRefusal | null {
  if (status === 500)
    return new StripeRefusal(500, 'api_error', 'Something went wrong on the stand-in’s end.');
  if (status === 402)
    return new StripeRefusal(402, 'card_error', 'Your card was declined.', {
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  if (status === 429)
    return new StripeRefusal(
      429,
      'invalid_request_error',
      'Too many requests hit the API too quickly.',
      { code: 'rate_limit' },
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    );
  return null;
}

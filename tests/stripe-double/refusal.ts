type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
  code?: string;
  param?: string;
  message?: string;
}

/** What Stripe answers instead of an object: a status, and an error with a type. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, type: ErrorType, details: Details = {}) {
    super(details.message ?? type);
    this.status = status;
    this.body = { error: { message: this.message, ...details, type } };
  }
}

/** Of a request that fails whatever it asks for. */
export const FAILURES = {
  402: new StripeRefusal(402, 'card_error', { code: 'card_declined' }),
  429: new StripeRefusal(429, 'invalid_request_error', { code: 'rate_limit' }),
  500: new StripeRefusal(500, 'api_error'),
};

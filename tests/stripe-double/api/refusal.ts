type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
  code?: string;
  param?: string;
  decline_code?: string;
}

/** What Stripe answers instead of an object: a status and an `error` with a type, mostly a code and a param. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly details: Details;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    type: ErrorType,
    message: string,
    details: Details = {},
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
    this.headers = headers;
  }

  body(): object {
    return { error: { ...this.details, message: this.message, type: this.type } };
  }
}

export function invalid(message: string, details: Details = {}): StripeRefusal {
  return new StripeRefusal(400, 'invalid_request_error', message, details);
}

/** Of an object that a path names: 404; of one that a parameter names: 400. */
export function noSuch(noun: string, id: string, param = 'id'): StripeRefusal {
  const status = param === 'id' ? 404 : 400;
  const details = { code: 'resource_missing', param };
  return new StripeRefusal(status, 'invalid_request_error', `No such ${noun}: '${id}'`, details);
}

/** Stripe would take it. The stand-in does not play it, and says so rather than pass over it. */
export function notPlayed(param: string): StripeRefusal {
  return invalid(`The stand-in does not play '${param}' (tests/stripe-double/api).`, { param });
}

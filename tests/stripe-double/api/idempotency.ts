import { StripeRefusal } from './refusal.ts';

export interface Answer {
  status: number;
  body: object;
  headers: Record<string, string>;
}

interface Kept {
  request: string;
  /** Null while the first request with the key runs. */
  answer: Answer | null;
}

/** The answers that are kept by their idempotency keys. */
export interface Idempotency {
  /**
   * The answer to give again, or null for a key that is new and taken from now on. Throws for a key that came with
   * another request, or whose first request still runs.
   */
  take(key: string, request: string): Answer | null;
  keep(key: string, answer: Answer): void;
}

export function createIdempotency(): Idempotency {
  const kept = new Map<string, Kept>();
  return {
    take(key, request) {
      const found = kept.get(key);
      if (!found) kept.set(key, { request, answer: null });
      else if (found.request !== request) throw otherRequest(key);
      else if (!found.answer) throw stillRunning();
      else return { ...found.answer, headers: { ...found.answer.headers, 'idempotent-replayed': 'true' } };
      return null;
    },
    keep(key, answer) {
      const found = kept.get(key);
      if (found) found.answer = answer;
    },
  };
}

function otherRequest(key: string): StripeRefusal {
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeRefusal(400, 'idempotency_error', message);
}

function stillRunning(): StripeRefusal {
  const message = 'There is currently another in-progress request using this Idempotent Key.';
  return new StripeRefusal(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' });
}

import { z } from 'zod';

/**
 * A code, or the token of a link: with it, its reader can do what the mail is for. Written into a text it says that
 * there is one, and no more; what it is comes into a mail where that is made for its reader alone (compose.ts).
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** For the mail that the reader gets. */
  revealed(): string {
    return this.#value;
  }

  toString(): string {
    return '(for its reader alone)';
  }
}

/** The part of a mail's data that holds one. */
export function secret(pattern: RegExp) {
  return z
    .string()
    .regex(pattern)
    .transform((value) => new Secret(value));
}

/** An address that only its reader may open: what makes it theirs is in its query. */
export interface SecretLink {
  page: string;
  secret: Secret;
  query: (secret: string) => string;
  /** What stands before it: what follows a `#` is sent to no server. */
  mark: '?' | '#';
}

/** The one way to an address with a token in it. `page`: without a query. */
export function secretLink(
  page: string,
  secret: Secret,
  query = (token: string) => `token=${token}`,
  mark: SecretLink['mark'] = '?',
): SecretLink {
  return { page, secret, query, mark };
}

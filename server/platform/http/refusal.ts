import type { StoredDraft } from '#contract/own-profile.ts';
import type { Way } from '#contract/second-factors.ts';
import type { AuditEntry } from '../../../db/audit.ts';

/** What the audit trail is told of one refusal. */
export type RefusalNote = Pick<AuditEntry, 'action' | 'user' | 'actor'>;

/** What a refusal says besides its message. */
export interface RefusalDetails {
  /** What is wrong with which parameter. */
  fields?: Record<string, string>;
  /** The one value that was not accepted. */
  field?: string;
  /** Of a login that is refused until the address is verified, or a second factor is shown. */
  token?: string;
  user?: unknown;
  /** How the caller can show who they are. */
  ways?: Way[];
  /** What another device has kept meanwhile; null when it was saved there. */
  draft?: StoredDraft | null;
  /** The record as it is now, of which an older version was sent. */
  record?: object;
  /** Seconds until it may be tried again. */
  retryAfter?: number;
  /** Told to nobody else. */
  note?: RefusalNote;
}

/** An expected refusal: thrown anywhere below a route, answered by the one error handler (design/3 statuses). */
export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

import { HttpError } from 'react-admin';
import { MESSAGES } from '#contract/messages.ts';
import { failure } from '../../saving/saver-types.ts';
import type { Answer } from '../../saving/saver-types.ts';
import { administrator } from '../auth-provider.ts';
import { asAdministrator } from '../data-provider.ts';

/** Somebody else has saved another version meanwhile: this one. */
export class Overtaken<Saved> extends Error {
  readonly theirs: Saved;

  constructor(theirs: Saved) {
    super('This was saved meanwhile, in another window or by somebody else.');
    this.theirs = theirs;
  }
}

interface RecordCall {
  /** What the server is told. */
  payload?: object;
  /** What it is handed instead. */
  file?: File;
  /** Arrives also when the page goes at once; up to 64 KB. */
  outlivesPage?: boolean;
}

/**
 * Asks for a record that is written, or changes it. Who is signed out stays on the page. Rejects with an Error whose
 * message can be shown and whose cause is the HttpError, and with Overtaken when another version is there.
 */
export async function callRecord<Answer>(
  method: string,
  url: string,
  { payload, file, outlivesPage = false }: RecordCall = {},
): Promise<Answer> {
  const body = file ?? (payload && JSON.stringify(payload));
  const headers = file && new Headers({ 'content-type': file.type });
  try {
    return (await asAdministrator(url, { method, headers, body, keepalive: outlivesPage })).json as Answer;
  } catch (error) {
    throw told(error);
  }
}

/** What `callRecord` rejects with. */
export function told(error: unknown): Error {
  if (!(error instanceof HttpError)) return new Error('The server could not be reached.', { cause: error });
  const { record } = (error.body ?? {}) as { record?: unknown };
  if (error.status === 409 && record !== undefined) return new Overtaken(record);
  return new Error(error.message, { cause: error });
}

/** Whether what was asked for is not there any more: of what `callRecord` rejects with. */
export function isGone({ cause }: Error): boolean {
  return cause instanceof HttpError && cause.status === 404;
}

/**
 * What became of a call that rejects as `callRecord` does, as a saver hears it. Nobody saves what another has typed:
 * `asked` says who is there.
 */
export async function answered<Saved>(
  account: string,
  call: () => Promise<Saved>,
  asked: () => Promise<{ id: number | string }> = administrator,
): Promise<Answer<Saved>> {
  if (accountOf(await asked()) !== account) return failure(401, MESSAGES.sessionRefused);
  try {
    return { kind: 'saved', saved: await call() };
  } catch (error) {
    if (error instanceof Overtaken) return { kind: 'overtaken', theirs: error.theirs as Saved };
    const { message, cause } = error as Error;
    if (!(cause instanceof HttpError)) return failure(0, message);
    const outcome = failure(cause.status as number, message);
    return outcome.kind === 'refused' ? { ...outcome, fields: refusedFields(cause) } : outcome;
  }
}

/** What the server says of each field, and of the one value that others have already. */
function refusedFields({ body, message }: HttpError): Record<string, string> {
  const { fields = {}, field } = (body ?? {}) as { fields?: Record<string, string>; field?: string };
  return field === undefined ? fields : { [field]: message };
}

/** Whose text this browser keeps until it has arrived: 'admin-3' */
export function accountOf({ id }: { id: number | string }): string {
  return `admin-${id}`;
}

import { HttpError } from 'react-admin';
import { PAGES } from '#contract/paths.ts';
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
 * message can be shown, and with Overtaken when another version is there.
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

function told(error: unknown): Error {
  if (!(error instanceof HttpError)) return new Error('The server could not be reached.', { cause: error });
  const { record } = (error.body ?? {}) as { record?: unknown };
  if (error.status === 409 && record !== undefined) return new Overtaken(record);
  if (error.status === 401)
    return new Error(
      `You are signed out. Sign in at ${location.origin + PAGES.signIn} in another tab; your text stays here.`,
    );
  return new Error(error.message);
}

import { MESSAGES } from '#contract/messages.ts';
import { failure } from '../../../saving/saver-types.ts';
import type { Answer } from '../../../saving/saver-types.ts';
import { ApiError } from '../../app/api.ts';
import { errorSentence } from '../../app/error-sentence.ts';

interface Calls<Saved> {
  /** Throws ApiError, 409 for what is not a change of the last one. */
  save: () => Promise<Saved>;
  /** The last one. Throws ApiError. */
  latest: () => Promise<Saved>;
}

/** What became of a save, as a saver hears it. `isTheirs`: nobody saves what another has typed. */
export async function answered<Saved>(
  isTheirs: boolean,
  { save, latest }: Calls<Saved>,
): Promise<Answer<Saved>> {
  if (!isTheirs) return failure(401, MESSAGES.sessionRefused);
  try {
    return { kind: 'saved', saved: await save() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) return failed(error);
  }
  try {
    return { kind: 'overtaken', theirs: await latest() };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown) {
  const { status, retryAfter } = error instanceof ApiError ? error : new ApiError(0, '');
  return failure(status, errorSentence(error), retryAfter);
}

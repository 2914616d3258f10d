import { MESSAGES } from '#contract/messages.ts';
import { counted } from '#contract/wording.ts';
import { ApiError } from './api.ts';

/** SPEC §8: what a failed call tells the person; with how long to wait, where the server says so. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return MESSAGES.corrupted;
  const { message, retryAfter } = error;
  return retryAfter ? `${message} You can try again in ${durationOf(retryAfter)}.` : message;
}

/** "45 seconds", "10 minutes", "3 hours": rounded up, so that nobody comes back too early. */
export function durationOf(seconds: number): string {
  if (seconds < 90) return counted(Math.ceil(seconds), 'second');
  if (seconds <= 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}

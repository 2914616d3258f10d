import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { callRecord } from '../records/record-calls.ts';
import type { Sent } from '../../saving/saver-types.ts';

/** What is written of an issue. */
export type NewsletterText = Pick<NewsletterRecord, 'subject' | 'preheader' | 'body'>;

const NEWSLETTERS = `${ADMIN_API.all}/newsletters`;

/** Begins an issue. All of these reject as `callRecord` does. */
export function addNewsletter(text: NewsletterText): Promise<NewsletterRecord> {
  return callRecord('POST', NEWSLETTERS, { payload: text });
}

export function saveNewsletter(
  id: number,
  { text, version: revision, outlivesPage }: Sent<NewsletterText>,
): Promise<NewsletterRecord> {
  return callRecord('PUT', `${NEWSLETTERS}/${id}`, { payload: { ...text, revision }, outlivesPage });
}

export function removeNewsletter(id: number, revision: number): Promise<NewsletterRecord> {
  return callRecord('DELETE', `${NEWSLETTERS}/${id}`, { payload: { revision } });
}

export function sendNewsletter(id: number, revision: number): Promise<NewsletterRecord> {
  return callRecord('POST', `${NEWSLETTERS}/${id}/send`, { payload: { revision } });
}

/** `send_at`: ISO date-time. */
export function scheduleNewsletter(id: number, revision: number, send_at: string): Promise<NewsletterRecord> {
  return callRecord('POST', `${NEWSLETTERS}/${id}/schedule`, { payload: { revision, send_at } });
}

export async function previewNewsletter(id: number): Promise<string> {
  return (await callRecord<{ path: string }>('GET', `${NEWSLETTERS}/${id}/preview`)).path;
}

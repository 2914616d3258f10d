import type { GuideRecord, GuideText } from '#contract/guides.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { Sent } from '../../saving/saver-types.ts';
import { callRecord } from '../records/record-calls.ts';

/** Reads a page. All of these reject as `callRecord` does. */
export function readGuide(id: string): Promise<GuideRecord> {
  return callRecord('GET', guideAddress(id));
}

/** Keeps what is typed: visitors read it when it is published. */
export function saveDraft(
  id: string,
  { text: { text }, version, outlivesPage }: Sent<GuideText>,
): Promise<GuideRecord> {
  const payload = { text, revision: version };
  return callRecord('POST', `${guideAddress(id)}/draft`, { payload, outlivesPage });
}

export function publishGuide(id: string, text: string, revision: number): Promise<GuideRecord> {
  return callRecord('PUT', guideAddress(id), { payload: { text, revision } });
}

/** The document that visitors would see. */
export async function previewGuide(id: string, text: string): Promise<string> {
  const payload = { text };
  return (await callRecord<{ html: string }>('POST', `${guideAddress(id)}/preview`, { payload })).html;
}

export function guideAddress(id: string): string {
  return `${ADMIN_API.guides}/${id}`;
}

import type { GuideRecord } from '#contract/guides.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { callRecord } from '../records/record-calls.ts';

/** Reads a page. All of these reject as `callRecord` does. */
export function readGuide(id: string): Promise<GuideRecord> {
  return callRecord('GET', guideAddress(id));
}

export function saveGuide(id: string, text: string, revision: number): Promise<GuideRecord> {
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

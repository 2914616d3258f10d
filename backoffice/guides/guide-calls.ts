import type { GuideRecord, GuideRevision, GuideText } from '#contract/guides.ts';
import { guideTextIn } from '#contract/guides.ts';
import { API } from '#contract/paths.ts';
import { callRecord } from '../records/record-calls.ts';

/** Reads a page. All of these reject as `callRecord` does. */
export function readGuide(id: string): Promise<GuideRecord> {
  return callRecord('GET', addressOf(id));
}

export function saveGuide(id: string, text: GuideText, revision: number): Promise<GuideRecord> {
  return callRecord('PUT', addressOf(id), { payload: { ...guideTextIn(text), revision } });
}

/** What the file of a page says. */
export function readOriginal(id: string): Promise<GuideText> {
  return callRecord('GET', `${addressOf(id)}/original`);
}

/** Newest first. */
export function readRevisions(id: string): Promise<GuideRevision[]> {
  return callRecord('GET', `${addressOf(id)}/revisions`);
}

/** The document that visitors would see. */
export async function previewGuide(id: string, text: GuideText): Promise<string> {
  const payload = guideTextIn(text);
  return (await callRecord<{ html: string }>('POST', `${addressOf(id)}/preview`, { payload })).html;
}

function addressOf(id: string): string {
  return `${API.adminGuides}/${id}`;
}

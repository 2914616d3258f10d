import { HttpError } from 'react-admin';
import { guideTextIn } from '#contract/guides.ts';
import type { GuideRecord, GuideRevision, GuideText } from '#contract/guides.ts';
import { API } from '#contract/paths.ts';
import { asAdministrator } from '../data-provider.ts';

/** Somebody has saved another version meanwhile: this one. */
export class Overtaken extends Error {
  readonly page: GuideRecord;

  constructor(page: GuideRecord) {
    super('This page was saved meanwhile, in another window or by somebody else.');
    this.page = page;
  }
}

/** Reads a page. All of these reject with an Error whose message can be shown. */
export function readGuide(id: string): Promise<GuideRecord> {
  return call('GET', id);
}

/** Rejects with Overtaken when the revision is not the last. */
export function saveGuide(id: string, text: GuideText, revision: number): Promise<GuideRecord> {
  return call('PUT', id, { ...guideTextIn(text), revision });
}

/** What the file of a page says. */
export function readOriginal(id: string): Promise<GuideText> {
  return call('GET', `${id}/original`);
}

/** Newest first. */
export function readRevisions(id: string): Promise<GuideRevision[]> {
  return call('GET', `${id}/revisions`);
}

/** The document that visitors would see. */
export async function previewGuide(id: string, text: GuideText): Promise<string> {
  return (await call<{ html: string }>('POST', `${id}/preview`, guideTextIn(text))).html;
}

async function call<T>(method: string, path: string, payload?: object): Promise<T> {
  try {
    const body = payload && JSON.stringify(payload);
    return (await asAdministrator(`${API.adminGuides}/${path}`, { method, body })).json as T;
  } catch (error) {
    if (!(error instanceof HttpError)) throw new Error('The server could not be reached.', { cause: error });
    const { record } = (error.body ?? {}) as { record?: GuideRecord };
    throw error.status === 409 && record ? new Overtaken(record) : error;
  }
}

import type { AdminArticle, ArticlePicture, ArticleRevision, ArticleText } from '#contract/articles.ts';
import { API } from '#contract/paths.ts';
import { callRecord } from '../records/record-calls.ts';
import type { Sent } from '../../saving/written.ts';

/** Reads an article. All of these reject as `callRecord` does. */
export function readArticle(id: number): Promise<AdminArticle> {
  return callRecord('GET', addressOf(id));
}

export function saveArticle(
  id: number,
  { text, version, outlivesPage }: Sent<ArticleText>,
): Promise<AdminArticle> {
  return callRecord('PUT', addressOf(id), { payload: { ...text, version }, outlivesPage });
}

export function sendBack(id: number, version: number, reason: string): Promise<AdminArticle> {
  return callRecord('POST', `${addressOf(id)}/return`, { payload: { version, reason } });
}

export function restoreRevision(id: number, version: number, revision: number): Promise<AdminArticle> {
  return callRecord('POST', `${addressOf(id)}/restore`, { payload: { version, revision } });
}

/** Newest first. */
export function readRevisions(id: number): Promise<ArticleRevision[]> {
  return callRecord('GET', `${addressOf(id)}/revisions`);
}

export function removeArticle(id: number): Promise<AdminArticle> {
  return callRecord('DELETE', addressOf(id));
}

/** Hands in a picture: for the text, or a cover. */
export function storePicture(file: File, as: 'picture' | 'cover'): Promise<ArticlePicture> {
  return callRecord('POST', as === 'cover' ? API.uploadCover : API.uploadPicture, { file });
}

function addressOf(id: number): string {
  return `${API.adminArticles}/${id}`;
}

import type { AdminArticle, ArticlePicture, ArticleText } from '#contract/articles.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { API } from '#contract/paths.ts';
import { callRecord } from '../records/record-calls.ts';
import type { Sent } from '../../saving/saver-types.ts';

/** Reads an article. All of these reject as `callRecord` does. */
export function readArticle(id: number | string): Promise<AdminArticle> {
  return callRecord('GET', articleAddress(id));
}

export function saveArticle(
  id: number,
  { text, version, outlivesPage }: Sent<ArticleText>,
): Promise<AdminArticle> {
  return callRecord('PUT', articleAddress(id), { payload: { ...text, version }, outlivesPage });
}

export function sendBack(id: number, version: number, reason: string): Promise<AdminArticle> {
  return callRecord('POST', `${articleAddress(id)}/return`, { payload: { version, reason } });
}

export function restoreRevision(id: number, version: number, revision: number): Promise<AdminArticle> {
  return callRecord('POST', `${articleAddress(id)}/restore`, { payload: { version, revision } });
}

export function removeArticle(id: number, version: number): Promise<AdminArticle> {
  return callRecord('DELETE', articleAddress(id), { payload: { version } });
}

/** Hands in a picture: for the text, or a cover. */
export function storePicture(file: File, as: 'picture' | 'cover'): Promise<ArticlePicture> {
  return callRecord('POST', as === 'cover' ? API.uploadCover : API.uploadPicture, { file });
}

export function articleAddress(id: number | string): string {
  return `${ADMIN_API.articles}/${id}`;
}

import { HttpError } from 'react-admin';
import type { AdminArticle, ArticlePicture, ArticleRevision, ArticleText } from '#contract/articles.ts';
import { API, PAGES } from '#contract/paths.ts';
import { asAdministrator } from '../data-provider.ts';
import { storedToken } from '../stored-token.ts';

/** Somebody has saved another version meanwhile: this one. */
export class Overtaken extends Error {
  readonly article: AdminArticle;

  constructor(article: AdminArticle) {
    super('This article was saved meanwhile, in another window or by somebody else.');
    this.article = article;
  }
}

/** Reads an article. All of these reject with an Error whose message can be shown. */
export function readArticle(id: number): Promise<AdminArticle> {
  return call('GET', `/${id}`);
}

/** Rejects with Overtaken when the version is not the last. */
export function saveArticle(id: number, text: ArticleText, version: number): Promise<AdminArticle> {
  return call('PUT', `/${id}`, { ...text, version });
}

export function sendBack(id: number, version: number, reason: string): Promise<AdminArticle> {
  return call('POST', `/${id}/return`, { version, reason });
}

export function restoreRevision(id: number, version: number, revision: number): Promise<AdminArticle> {
  return call('POST', `/${id}/restore`, { version, revision });
}

/** Newest first. */
export function readRevisions(id: number): Promise<ArticleRevision[]> {
  return call('GET', `/${id}/revisions`);
}

export function removeArticle(id: number): Promise<AdminArticle> {
  return call('DELETE', `/${id}`);
}

/** Hands in a picture: for the text, or a cover. */
export async function storePicture(file: File, as: 'picture' | 'cover'): Promise<ArticlePicture> {
  const answer = await fetch(as === 'cover' ? API.uploadCover : API.uploadPicture, {
    method: 'POST',
    headers: { 'content-type': file.type, authorization: storedToken() ?? '' },
    body: file,
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as (ArticlePicture & { message?: string }) | null;
  if (!answer || !body) throw new Error('The server could not be reached.');
  if (answer.status !== 200) throw new Error(body.message);
  return body;
}

async function call<T>(method: string, path: string, payload?: object): Promise<T> {
  const body = payload && JSON.stringify(payload);
  try {
    const answer = await asAdministrator(API.adminArticles + path, { method, body });
    const json: unknown = answer.json;
    // SPEC §4: 201 to 203 say that nothing was done, and why.
    if (answer.status !== 200) throw new Error((json as { message: string }).message);
    return json as T;
  } catch (error) {
    throw told(error);
  }
}

function told(error: unknown): Error {
  if (!(error instanceof HttpError)) {
    return error instanceof TypeError ? new Error('The server could not be reached.') : (error as Error);
  }
  const { record } = (error.body ?? {}) as { record?: AdminArticle };
  if (error.status === 409 && record) return new Overtaken(record);
  if (error.status === 401)
    return new Error(
      `You are signed out. Sign in at ${location.origin + PAGES.signIn} in another tab; your text stays here.`,
    );
  return new Error(error.message);
}

/* components/uploads/: pictures on their way to the server. */
import { answerBody } from '#contract/answer-body.ts';
import { MESSAGES } from '#contract/messages.ts';
import { ApiError, errorOf, ownHeaders } from '../../app/api.ts';

interface Upload {
  /** Told how much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Breaks it off: then it resolves to null. */
  signal: AbortSignal;
}

/** Posts a file to a path of the API, as the signed-in user. Throws ApiError for whatever is not a success. */
export function upload<T>(path: string, file: Blob, { onProgress, signal }: Upload): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { authorization = null } = ownHeaders();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status } = request;
      const body = answerBody(request.responseText, request.getResponseHeader('content-type'));
      if (status === 200) return resolve(body as T);
      const retryAfter = Number(request.getResponseHeader('retry-after')) || undefined;
      reject(errorOf(status, body, retryAfter, authorization));
    };
    request.onerror = () => reject(new ApiError(0, MESSAGES.disconnected));
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', path);
    if (authorization !== null) request.setRequestHeader('authorization', authorization);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}

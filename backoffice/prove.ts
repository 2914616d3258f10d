import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { answerBody, messageOf } from '#contract/answer-body.ts';
import { MESSAGES } from '#contract/messages.ts';
import { API } from '#contract/paths.ts';
import { storedToken } from '../saving/stored-token.ts';
import { signInAgain } from './auth-provider.ts';

/** Shows the server who uses this session. Throws an Error whose message can be shown. */
export async function proveBy(proof: object): Promise<void> {
  await answerOf(API.prove, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: storedToken() ?? '' },
    body: JSON.stringify(proof),
  });
}

/** What one of the browser's passkeys says of its owner. Throws as `proveBy`. */
export async function askPasskey(): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await answerOf(API.passkeyQuestion)) as PublicKeyCredentialRequestOptionsJSON;
  try {
    return { passkey: await startAuthentication({ optionsJSON }) };
  } catch (cause) {
    throw new Error('No passkey was used. You can try again.', { cause });
  }
}

async function answerOf(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new Error('The server could not be reached.', { cause });
  });
  const body = answerBody(await response.text(), response.headers.get('content-type'));
  // The session has ended meanwhile: nothing can be shown by it any more.
  if (response.status === 401) return signInAgain();
  if (response.status !== 200) throw new Error(messageOf(body) ?? MESSAGES.corrupted);
  return body;
}

import type { APIRequestContext } from '@playwright/test';
import { freshAddress } from './fresh-address.ts';

/** The address of a route's example with what its braces name, as the running demo has it. */
export async function foundAddress(request: APIRequestContext, address: string): Promise<string> {
  if (address.includes('{digest}')) return address.replace('{digest}', await withTable(request, 'articles'));
  if (address.includes('{ai}')) return address.replace('{ai}', await withTable(request, 'ai_articles'));
  return address.includes('{subscription}')
    ? address.replace('{subscription}', await subscription(request))
    : address;
}

/** An article of the demo that compares, which it does in a table. */
async function withTable(request: APIRequestContext, articles: string): Promise<string> {
  const answer = await request.get(`/api/${articles}/search?searchVal=compare`);
  return String(((await answer.json()) as { data: { id: number }[] }).data[0].id);
}

/** Subscribes an address to the newsletter and answers what its unsubscribe link carries. */
async function subscription(request: APIRequestContext): Promise<string> {
  const email = freshAddress('reader');
  await request.post('/api/user/send-subscribe-verify-code', { data: { email } });
  const verifyCode = Number(await inMailTo(request, email, /\b\d{8}\b/));
  await request.post('/api/user/check-subscribe-verify-code', { data: { email, verifyCode } });
  return inMailTo(request, email, /(?<=unsubscribe\?token=)[0-9a-f]{32}/);
}

async function inMailTo(request: APIRequestContext, email: string, wanted: RegExp): Promise<string> {
  const answer = await request.get('/api/demo/outbox');
  const { data } = (await answer.json()) as { data: { recipient: string; text: string }[] };
  const text = data.find((mail) => mail.recipient === email)?.text ?? '';
  return wanted.exec(text)?.[0] ?? '';
}

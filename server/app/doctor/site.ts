import { get as getHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { Config } from '../../platform/configuration/config.ts';
import { DAY_MS } from '#contract/constants.ts';
import { fine, look, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

const PATIENCE = 10_000;
const CERTIFICATE_DAYS = 14;
/** What a clock may be off before codes of authenticator apps fail (RFC 6238: steps of 30 s, one to each side). */
const CLOCK_MS = 30_000;

/** What visitors meet at SITE_URL: an answer, TLS that holds, the way there from http, and the same time of day. */
export async function siteFindings(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  now: () => Date,
): Promise<Finding[]> {
  const url = new URL('/healthz', siteUrl);
  let answer: Answer;
  try {
    answer = await answerOf(url);
  } catch (error) {
    return [
      wrong(
        `${siteUrl} does not answer (${reasonOf(error)}): is the site started, and the proxy, and does the name lead here?`,
      ),
    ];
  }
  if (answer.status !== 200)
    return [
      wrong(
        `${siteUrl} answers ${answer.status} at /healthz: something else listens there, or the proxy leads elsewhere.`,
      ),
    ];
  return [
    fine(`${siteUrl} answers.`),
    clockFinding(answer, now()),
    ...(url.protocol === 'https:' ? [certificateFinding(answer, now()), await fromHttp(url)] : []),
  ];
}

interface Answer {
  status: number;
  date: string | undefined;
  location: string | undefined;
  /** Until when the certificate is good. */
  goodUntil: string | undefined;
}

function answerOf(url: URL): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    get(url, { signal: AbortSignal.timeout(PATIENCE), agent: false }, (response: IncomingMessage) => {
      const { statusCode = 0, headers } = response;
      const certificate =
        url.protocol === 'https:' ? (response.socket as TLSSocket).getPeerCertificate() : null;
      response.resume();
      resolve({
        status: statusCode,
        date: headers.date,
        location: headers.location,
        goodUntil: certificate?.valid_to,
      });
    }).on('error', reject);
  });
}

function clockFinding({ date = '' }: Answer, now: Date): Finding {
  const off = Math.abs(Date.parse(date) - now.getTime());
  return off < CLOCK_MS
    ? fine('The clock here and the one of whoever answers agree.')
    : wrong(
        `The clock here is ${Math.round(off / 1000)} s away from the one of ${date}: codes of apps and links fail. Keep time by NTP.`,
      );
}

function certificateFinding({ goodUntil = '' }: Answer, now: Date): Finding {
  const days = Math.floor((Date.parse(goodUntil) - now.getTime()) / DAY_MS);
  const says = `The certificate is good for ${days} days more.`;
  return days < CERTIFICATE_DAYS ? look(`${says} See that the proxy renews it.`) : fine(says);
}

async function fromHttp(url: URL): Promise<Finding> {
  const plain = new URL(url);
  plain.protocol = 'http:';
  try {
    const { status, location = '' } = await answerOf(plain);
    return [301, 308].includes(status) && location.startsWith('https:')
      ? fine('http leads to https.')
      : look(
          `${plain.origin} answers ${status} instead of leading to https: have the proxy send visitors there (301 or 308).`,
        );
  } catch {
    return look(`${plain.origin} does not answer: who types the name without https gets nowhere.`);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

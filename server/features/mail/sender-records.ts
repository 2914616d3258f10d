import type { MxRecord } from 'node:dns';
import type { Config } from '../../platform/configuration/config.ts';
import { domainOfAddress } from '../../platform/configuration/mail-sender.ts';
import { dkimRecord } from './dkim-record.ts';

/** What is asked of the DNS; node:dns has it. */
export interface Records {
  resolveMx(name: string): Promise<MxRecord[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

/** What a record says; `isRight`: null where the DNS could not be asked. */
export interface RecordFound {
  isRight: boolean | null;
  says: string;
}

type Sender = Pick<Config, 'mailFrom' | 'bounceAddress' | 'dkim'>;

/** What the DNS says of the domain that mails come from: whether others will believe them. */
export async function senderRecords(
  { mailFrom, bounceAddress, dkim }: Sender,
  dns: Records,
): Promise<RecordFound[]> {
  const from = domainOfAddress(mailFrom.address);
  const back = domainOfAddress(bounceAddress);
  return Promise.all([
    mx(back, dns),
    spf(back, dns),
    ...(dkim ? [published(dkim, dns)] : []),
    dmarc(from, dns),
  ]);
}

/** RFC 5321 3.6.2 and 5.1. */
async function mx(domain: string, dns: Records): Promise<RecordFound> {
  const found = await asked(() => dns.resolveMx(domain));
  if (typeof found === 'string') return unanswered(`the MX records of ${domain}`, found);
  const hosts = found.map(({ exchange }) => exchange).filter((host) => host !== '');
  return hosts.length > 0
    ? right(`MX: ${domain} takes mail at ${hosts.join(', ')}.`)
    : wrong(
        `MX: ${domain} takes no mail: what cannot be delivered does not come back, and some servers refuse mails from there.`,
      );
}

/** RFC 7208. */
async function spf(domain: string, dns: Records): Promise<RecordFound> {
  const found = await texts(domain, /^v=spf1( |$)/i, dns);
  if (typeof found === 'string') return unanswered(`the SPF record of ${domain}`, found);
  if (found.length > 1)
    return wrong(`SPF: ${domain} has ${found.length} records, and only one may be there.`);
  return found.length === 1
    ? right(`SPF: ${domain} says ${found[0]}. Your mail server has to be in it.`)
    : wrong(
        `SPF: ${domain} says nothing. Publish a TXT record there that names your mail server, like v=spf1 mx -all.`,
      );
}

async function published(dkim: NonNullable<Config['dkim']>, dns: Records): Promise<RecordFound> {
  const { name, value } = dkimRecord(dkim);
  const found = await texts(name, /(^|;)\s*p=/, dns);
  if (typeof found === 'string') return unanswered(`the DKIM record at ${name}`, found);
  const key = keyIn(value);
  return found.some((record) => keyIn(record) === key)
    ? right(`DKIM: ${name} has the key that mails are signed with.`)
    : wrong(
        `DKIM: ${name} ${found.length === 0 ? 'has no key' : 'has another key'}: publish the record below.`,
      );
}

/** RFC 7489: of the domain, or of one above it. */
async function dmarc(domain: string, dns: Records): Promise<RecordFound> {
  for (let at = domain; at.includes('.'); at = at.slice(at.indexOf('.') + 1)) {
    const found = await texts(`_dmarc.${at}`, /^v=DMARC1\s*(;|$)/, dns);
    if (typeof found === 'string') return unanswered(`the DMARC record of ${at}`, found);
    if (found.length > 0) return right(`DMARC: ${at} says ${found[0]}`);
  }
  return wrong(
    `DMARC: ${domain} says nothing. Publish a TXT record at _dmarc.${domain}, like v=DMARC1; p=none.`,
  );
}

/** What TXT records say of one kind, or why they could not be asked for. */
async function texts(name: string, kind: RegExp, dns: Records): Promise<string[] | string> {
  const found = await asked(() => dns.resolveTxt(name));
  if (typeof found === 'string') return found;
  return found.map((parts) => parts.join('')).filter((text) => kind.test(text));
}

/** No record is an answer. */
async function asked<T>(ask: () => Promise<T[]>): Promise<T[] | string> {
  try {
    return await ask();
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : code;
  }
}

function keyIn(record: string): string {
  return (/(?:^|;)\s*p=([^;]*)/.exec(record)?.[1] ?? '').replace(/\s/g, '');
}

function right(says: string): RecordFound {
  return { isRight: true, says };
}

function wrong(says: string): RecordFound {
  return { isRight: false, says };
}

function unanswered(what: string, why: string): RecordFound {
  return { isRight: null, says: `The DNS did not say ${what} (${why}).` };
}

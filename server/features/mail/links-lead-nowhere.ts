import type { Config } from '../../platform/configuration/config.ts';
import { isLoopback } from '../../platform/configuration/loopback.ts';

/** Says so where mails go out to the world with links that only this machine can follow; else null. */
export function linksLeadNowhere({ smtpUrl, siteUrl, demo }: Pick<Config, 'smtpUrl' | 'siteUrl' | 'demo'>) {
  if (smtpUrl === null || demo) return null;
  if (isLoopback(new URL(smtpUrl).hostname) || !isLoopback(new URL(siteUrl).hostname)) return null;
  return `SITE_URL is ${siteUrl}, which only this machine reaches: links in mails lead nowhere. Set it to the address that visitors type.`;
}

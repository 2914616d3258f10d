import type { Config } from '../../platform/configuration/config.ts';
import { isLoopback } from '../../platform/configuration/loopback.ts';
import { fine, look } from './finding.ts';
import type { Finding } from './finding.ts';

/** What settings say together. Each by itself was checked when they were read. */
export function settingsFindings({ siteUrl, trustProxy, stripe, demo }: Config): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  const isHere = isLoopback(hostname.replace(/^\[|\]$/g, ''));
  if (demo) return [fine('These are the settings of the demo.')];
  return [
    isHere
      ? look(
          `SITE_URL is ${siteUrl}: links in mails and the sitemap lead nowhere from elsewhere. Name the address that visitors type.`,
        )
      : fine(`Visitors come to ${siteUrl}.`),
    ...(protocol === 'http:' && !isHere
      ? [look('SITE_URL is not https: passwords would travel in the open. Put a proxy with TLS in front.')]
      : []),
    ...(trustProxy === 0 && !isHere
      ? [
          look(
            'TRUST_PROXY is 0: if a proxy stands in front, all visitors count as one. Set it to the number of proxies.',
          ),
        ]
      : []),
    stripe === null
      ? look('STRIPE_SECRET_KEY is not set: plans are granted by administrators, and cannot be bought.')
      : fine('Plans are bought at Stripe.'),
  ];
}

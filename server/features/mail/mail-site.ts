import type { Config } from '../../platform/configuration/config.ts';
import type { MailSite } from './kinds/mail-kind.ts';

/** What mails are told of the installation. */
export type SiteOfMails = Pick<Config, 'siteName' | 'siteUrl'> & Partial<Pick<Config, 'contactAddress'>>;

/** The installation as it is now: administrators may choose its name, and where people write to. */
export function mailSite({ siteName: name, siteUrl: url, contactAddress: contact }: SiteOfMails): MailSite {
  return { name, url, contact };
}

import type { DemoMail, DemoMails } from '#contract/demo-mails.ts';
import { idIn } from '#contract/paths.ts';
import type { MailRow } from '../../../db/mail/rows.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { composeMail } from './compose.ts';
import { mailSite } from './mail-site.ts';
import type { SiteOfMails } from './mail-site.ts';

const MOST_SHOWN = 50;

/** The mails that the demo would have sent, to be read in the browser. Nothing of it is mounted anywhere else. */
export function demoOutbox({ outbox }: Store, config: SiteOfMails) {
  const site = (url = config.siteUrl) => ({ ...mailSite(config), url });

  return {
    /** Newest first, with the origin that links in the texts begin with. */
    list(): DemoMails {
      return { origin: config.siteUrl, data: outbox.latest(MOST_SHOWN).filter(isKept).map(onWire) };
    },
    /** The HTML version of one mail, its links leading to whatever origin it is read at. */
    document(id: string): string {
      const mail = outbox.byId(idIn(id));
      if (!mail || !isKept(mail)) throw new Refusal(404, 'Not found');
      return composeMail(mail, site('')).html;
    },
  };

  function onWire(mail: MailRow): DemoMail {
    const { id, recipient, created_at, status } = mail;
    const { subject, text } = composeMail(mail, site());
    return { id, recipient, subject, text, created_at, status };
  }
}

function isKept({ data }: MailRow): boolean {
  return data !== null;
}

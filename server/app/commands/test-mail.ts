import { Resolver } from 'node:dns/promises';
import { dkimRecord } from '../../features/mail/dkim-record.ts';
import { linksLeadNowhere } from '../../features/mail/links-lead-nowhere.ts';
import { senderRecords } from '../../features/mail/sender-records.ts';
import { tryMail } from '../../features/mail/try-mail.ts';
import { command } from './command.ts';
import { oneAddress, readInstallation } from './installation.ts';

const PATIENCE = 3000;

await command({
  help: `npm run test-mail -- you@example.org

Sends one mail to this address with the settings of the site, and says of each step how it went: the mail server's
address, its encryption, the sign-in, the mail itself, and then what the DNS says of the sender's domain. It needs no
database, and can be run beside the site. Ends with 0 when the mail server has taken the mail, else with 1.

  --no-dns   does not ask the DNS for the sender's records`,
  options: { 'no-dns': { type: 'boolean', default: false } },
  takesWords: true,
  async run({ 'no-dns': noDns }, addresses) {
    const recipient = oneAddress(addresses);
    const config = readInstallation(false);
    const { smtpUrl, dkim } = config;
    if (smtpUrl === null) throw new Error('SMTP_URL is not set: there is no mail server to send by.');
    const lost = linksLeadNowhere(config);
    if (lost) say(null, lost);
    const isTaken = await tryMail({ ...config, smtpUrl }, recipient, say);
    if (!noDns) {
      const records = await senderRecords(config, new Resolver({ timeout: PATIENCE, tries: 1 }));
      for (const { isRight, says } of records) say(isRight || null, says);
    }
    if (dkim) {
      const { name, value } = dkimRecord(dkim);
      console.log(`\nThe DNS record for DKIM, of the kind TXT, at ${name}:\n${value}`);
    } else
      say(
        null,
        'DKIM: mails are not signed. Unless your mail server does it, set DKIM_KEY_FILE and DKIM_SELECTOR.',
      );
    return isTaken ? 0 : 1;
  },
});

/** null: not as it should be, and no reason to fail. */
function say(isRight: boolean | null, sentence: string): void {
  const mark = isRight === null ? 'warning' : isRight ? 'ok' : 'failed';
  console.log(`${mark.padEnd(8)} ${sentence}`);
}

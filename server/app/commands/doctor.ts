import { backupFindings } from '../doctor/backups.ts';
import { buildFindings } from '../doctor/build.ts';
import { dataFindings } from '../doctor/data.ts';
import { diskFindings } from '../doctor/disk.ts';
import type { Finding } from '../doctor/finding.ts';
import { mailFindings } from '../doctor/mail.ts';
import { registerFindings } from '../doctor/registers.ts';
import { settingsFindings } from '../doctor/settings.ts';
import { siteFindings } from '../doctor/site.ts';
import { command } from './command.ts';
import { readInstallation } from './installation.ts';

const MARKS: Record<Finding['state'], string> = { fine: 'ok   ', look: 'LOOK ', wrong: 'WRONG' };

await command({
  help: `npm run doctor [-- options]

Looks at the installation and says what is well, what to look at, and what is wrong, with what to do. Changes nothing,
and may run beside the site. Ends with 1 where something is wrong.

  --demo     looks at the demo
  --no-dns   does not ask the DNS for the records of the mails' sender
  DATA_DIR   as always`,
  options: { demo: { type: 'boolean', default: false }, 'no-dns': { type: 'boolean', default: false } },
  async run({ demo, 'no-dns': noDns }) {
    const config = readInstallation(demo);
    const now = () => new Date();
    const parts: [name: string, look: () => Finding[] | Promise<Finding[]>][] = [
      ['Settings', () => settingsFindings(config)],
      ['Build', () => buildFindings(config)],
      ['Disk', () => diskFindings(config)],
      ['Data', () => dataFindings(config, now)],
      ['Backups', () => backupFindings(config, now)],
      ['Registers', () => registerFindings(config, now)],
      ['Mail', () => mailFindings(config, { dns: !noDns })],
      ['Site', () => siteFindings(config, now)],
    ];
    const found: Finding[] = [];
    for (const [name, examine] of parts) {
      console.log(name);
      const findings = await examine();
      for (const { state, says } of findings) console.log(`  ${MARKS[state]} ${says}`);
      found.push(...findings);
    }
    const count = (state: Finding['state']) => found.filter((finding) => finding.state === state).length;
    console.log(`\n${count('fine')} well, ${count('look')} to look at, ${count('wrong')} wrong.`);
    return count('wrong') > 0 ? 1 : 0;
  },
});

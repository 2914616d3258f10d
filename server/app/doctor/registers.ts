import { join } from 'node:path';
import { counted } from '#contract/wording.ts';
import { daysOld, REGISTERS } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import { newestFiles } from '../../../db/registry/newest-files.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { fine, look } from './finding.ts';
import type { Finding } from './finding.ts';

/** How old the registers are that credentials are compared with. */
export function registerFindings({ dataDir }: Pick<Config, 'dataDir'>, now: () => Date): Finding[] {
  let newest: ReturnType<typeof newestFiles>;
  try {
    newest = newestFiles(join(dataDir, 'directory.sqlite'));
  } catch {
    return [look('The database does not say: it is not there, or of a version before there were registers.')];
  }
  return (Object.keys(REGISTERS) as RegisterKind[]).map((kind) => {
    const { name, mostDays, page } = REGISTERS[kind];
    const file = newest[kind];
    if (!file) return look(`${name}: none was read. A file is at ${page} (docs/registry.md).`);
    const days = daysOld(file, now());
    const says = `${name}: the newest is ${counted(days, 'day')} old (${file.name}).`;
    return days > mostDays ? look(`${says} A newer one is at ${page}.`) : fine(says);
  });
}

import { open, stat } from 'node:fs/promises';
import { UnreadableFile } from './unreadable-file.ts';
import { plainBytes } from './source.ts';
import type { Source } from './source.ts';
import { zippedBytes } from './zipped-bytes.ts';

/** As the published zip has it, beside others; its days are in its name. */
const MEMBER = /^(?:.*\/)?npidata_pfile_(\d{4})(\d\d)(\d\d)-(\d{4})(\d\d)(\d\d)\.csv$/i;
/** NPPES began on this day, and so does each full file. */
const FIRST_DAY = '2005-05-23';

type Bytes = Pick<Source, 'bytes' | 'fingerprint' | 'chunks' | 'close'>;

/** Opens a file of NPPES: the zip that is published, or the CSV in it. Throws for what is none. */
export async function openNppes(path: string, name: string): Promise<Source> {
  if (await isZip(path)) {
    const { member, ...bytes } = await zippedBytes(path, name, (file) => MEMBER.test(file));
    return ofDays(bytes, member, name);
  }
  const bytes = await plainBytes(path, name);
  if (!MEMBER.test(name))
    throw new UnreadableFile(
      `${name} is no zip file, nor npidata_pfile_….csv: download NPPES anew, and leave its name as it is.`,
    );
  return ofDays(bytes, name, name);
}

async function isZip(path: string): Promise<boolean> {
  // What is no file may keep whoever opens it waiting for ever.
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return false;
  const file = await open(path).catch(() => null);
  if (!file) return false;
  const start = Buffer.alloc(4);
  try {
    await file.read(start, 0, 4, 0);
  } catch {
    return false;
  } finally {
    await file.close();
  }
  return start.toString('latin1') === 'PK\x03\x04';
}

/** The same lines may be those of another week. */
function ofDays(bytes: Bytes, member: string, name: string): Source {
  const [, ...days] = MEMBER.exec(member) ?? [];
  const [from, dated] = [days.slice(0, 3).join('-'), days.slice(3).join('-')];
  if (Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(dated)) || from > dated)
    throw new UnreadableFile(`The name of ${member} in ${name} does not say of which days it tells.`);
  const fingerprint = `${from} ${dated} ${bytes.fingerprint}`;
  const isWhole = from === FIRST_DAY;
  return { ...bytes, kind: isWhole ? 'nppes-full' : 'nppes-weekly', name, dated, fingerprint };
}

import { join, resolve } from 'node:path';
import { DAY_MS } from '#contract/constants.ts';
import { longDate } from '#contract/dates.ts';
import { REGISTERS, REGISTRY_FILES } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import type { RegistryFile } from '#contract/schemas/answers/registry.ts';
import { counted } from '#contract/wording.ts';
import { openRegistry } from '../../../db/registry/open-registry.ts';
import type { OpenRegistry } from '../../../db/registry/open-registry.ts';
import { readInWords } from '../../features/registry/reading/in-words.ts';
import { readRegistryFile } from '../../features/registry/reading/read-registry-file.ts';
import { giveWay } from '../../platform/jobs/give-way.ts';
import { refuseForeignRoot } from '../refuse-foreign-root.ts';
import { lookAtData } from '../open-data.ts';
import { command, Misused } from './command.ts';
import { readInstallation, refuseOthersTurn } from './installation.ts';
import { progressBar } from './progress.ts';

await command({
  help: `npm run registry -- nppes FILE.zip
npm run registry -- leie UPDATED.csv
npm run registry

Reads a public file that credentials are compared with, beside the server where it runs; without a file it says which ones
count. The same command goes on where it was when it was broken off. A file that seems to be broken is held until an
administrator has looked at it in the backoffice.

  nppes      the national registry, https://download.cms.gov/nppes/NPI_Files.html: the monthly zip (V.2), or a weekly one
             on top of it
  leie       the exclusion list, https://oig.hhs.gov/exclusions/exclusions_list.asp: the whole of it as CSV
  --demo     into the demo's data directory
  DATA_DIR   as always`,
  options: { demo: { type: 'boolean', default: false } },
  takesWords: true,
  async run({ demo }, words) {
    const [register, file] = words;
    const isRight = words.length === 0 || (words.length === 2 && isRegister(register));
    if (!isRight)
      throw new Misused('Say which register the file is of, and where it is: nppes or leie, and a path.');
    const config = readInstallation(demo);
    lookAtData(config);
    refuseOthersTurn(config);
    if (isRegister(register)) refuseForeignRoot(config.dataDir);
    process.umask(0o077);
    const now = () => new Date();
    const registry = openRegistry(join(config.dataDir, 'directory.sqlite'), now);
    try {
      if (isRegister(register)) await read(registry, register, resolve(file), now);
      else for (const line of inForce(registry, now())) console.log(line);
    } finally {
      registry.close();
    }
  },
});

function isRegister(word: string | undefined): word is RegisterKind {
  return word !== undefined && Object.hasOwn(REGISTERS, word);
}

async function read(
  registry: OpenRegistry,
  register: RegisterKind,
  path: string,
  now: () => Date,
): Promise<void> {
  giveWay();
  const bar = progressBar(process.stderr);
  const inMegabytes = (bytes: number) => Math.ceil(bytes / 1e6);
  const onProgress = (done: number, of: number) => bar('Reading (MB)', inMegabytes(done), inMegabytes(of));
  console.log(
    readInWords(await readRegistryFile({ registry, register, path, now, startedBy: null, onProgress })),
  );
}

/** What counts, and how old it is; and what is not read to its end. */
function inForce({ files }: OpenRegistry, now: Date): string[] {
  const { nppes, leie } = files.state();
  return [
    nppes ? told(nppes, now) : 'Nothing was read of the national registry (NPPES).',
    leie ? told(leie, now) : 'Nothing was read of the exclusion list (LEIE).',
    ...files.unfinished().map(toldOfUnfinished),
  ];
}

function told({ kind, name, dated }: RegistryFile, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(dated)) / DAY_MS));
  return `${REGISTRY_FILES[kind]}: up to ${longDate(dated)}, ${counted(days, 'day')} ago (${name})`;
}

function toldOfUnfinished({ kind, name, read_to, bytes, records }: RegistryFile): string {
  const part = bytes === 0 ? 0 : Math.floor((100 * read_to) / bytes);
  return `${REGISTRY_FILES[kind]}: ${name} is being read, or was broken off, after ${counted(records, 'record')} (${part} %). Read again, it goes on there.`;
}

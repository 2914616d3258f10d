/**
 * A process that reads a file of a register, beside the server: database, register (nppes or leie), path, and who has
 * started it (the id of a user, or nothing). Ends with 0, or with 1 and a sentence why.
 */
import { openRegistry } from '../../../../db/registry/open-registry.ts';
import { giveWay } from '../../../platform/jobs/give-way.ts';
import { readRegistryFile } from './read-registry-file.ts';
import { readInWords } from './in-words.ts';

const [, , database, register, path, startedBy] = process.argv;
const now = () => new Date();
process.umask(0o077);
giveWay();
// A server that was killed has nobody go on for it: its next start does, and would find the file held.
process.stdin.on('end', () => process.exit(1)).resume();
try {
  const registry = openRegistry(database, now);
  const read = await readRegistryFile({
    ...{ registry, path, now },
    register: register === 'leie' ? 'leie' : 'nppes',
    startedBy: startedBy ? Number(startedBy) : null,
  });
  registry.close();
  console.log(readInWords(read));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.stdin.destroy();

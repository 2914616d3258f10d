import { advising } from '../../../db/advice.ts';
import { holdFolder } from '../../../db/hold-folder.ts';
import { makeFolder } from '../../../db/make-folder.ts';
import { setAside, takeOver } from '../takeover/take-over.ts';
import { refuseForeignRoot } from '../refuse-foreign-root.ts';
import { Misused, command } from './command.ts';
import { readInstallation } from './installation.ts';

await command({
  help: `npm run takeover [-- options]

Has this machine serve in the place of the other one (docs/scaling.md): restores what Litestream has copied to TAKEOVER_DIR,
and takes away the other machine's right to write, whatever it does. The server that waits here starts by itself. Nothing is
lost: what was here before is kept beside it.

  --keep               the database that is here serves, instead of the copy: after a restore, or when the copy is lost
  --wait               only moves the database that is here aside, so that this machine waits; Litestream is to be stopped
  --from GENERATION    the copy of an earlier generation
  --litestream FILE    the program, where it is not found by its name
  --demo               of the demo's data directory`,
  options: {
    keep: { type: 'boolean', default: false },
    wait: { type: 'boolean', default: false },
    from: { type: 'string' },
    litestream: { type: 'string', default: 'litestream' },
    demo: { type: 'boolean', default: false },
  },
  async run({ keep: keeps, wait, from, litestream, demo }) {
    const began = performance.now();
    const { dataDir, takeoverDir: place } = readInstallation(demo);
    if (place === null) throw new Error('TAKEOVER_DIR is not set: see docs/scaling.md.');
    if (from !== undefined && !/^[1-9]\d{0,8}$/.test(from)) throw new Misused('--from wants a number.');
    advising(dataDir, () => refuseForeignRoot(dataDir));
    process.umask(0o077);
    advising(dataDir, () => makeFolder(dataDir));
    const letGo = holdFolder(dataDir, 0);
    try {
      if (wait) {
        const aside = setAside(dataDir);
        return console.log(
          aside === null ? 'There is no database here.' : `It is in ${aside} now: start the server.`,
        );
      }
      const number = await takeOver({
        ...{ place, dataDir, litestream, keeps },
        from: from === undefined ? null : Number(from),
        say: (sentence) => console.error(sentence),
      });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(
        `This machine serves as generation ${number}, after ${seconds} s. A server that waits here starts now.`,
      );
      if (keeps) console.log('Restart Litestream here: it has to begin another copy.');
    } finally {
      letGo();
    }
  },
});

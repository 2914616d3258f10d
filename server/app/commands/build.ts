import { ROOT } from '../../platform/configuration/root.ts';
import { buildAside, isCurrent } from '../builds/builds.ts';
import { buildProduct } from '../builds/build-product.ts';
import { command } from './command.ts';

await command({
  help: `npm run build [-- --if-stale]

Builds the public site, the server and the backoffice into a folder of builds/, and lets dist lead there once all of it
is done. What a build is made of is compared by content.`,
  options: { 'if-stale': { type: 'boolean', default: false } },
  async run(options) {
    if (options['if-stale'] && isCurrent(ROOT)) return console.log('The build is up to date.');
    try {
      await buildAside(ROOT, (folder) => buildProduct(ROOT, folder));
    } catch (error) {
      throw new Error(`The build failed, and the one before is left as it was: ${oneLine(error)}`, {
        cause: error,
      });
    }
  },
});

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter(Boolean)
    .slice(0, 2)
    .join(' ');
}

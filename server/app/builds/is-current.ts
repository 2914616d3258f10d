/** Ends with 0 where `dist` is up to date. `npm start` asks it as it was built, which is sooner done than compiling it. */
import { ROOT } from '../../platform/configuration/root.ts';
import { isCurrent } from './builds.ts';

process.exitCode = isCurrent(ROOT) ? 0 : 1;

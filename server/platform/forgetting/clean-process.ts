/** A process that cleans the database file that it is given of what was deleted, and ends. See `forgetting.ts`. */
import { cleanFile } from '../../../db/forgetting.ts';

const [, , file] = process.argv;
cleanFile(file, new Date());

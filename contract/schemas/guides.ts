import { z } from 'zod';
import { fileOf } from '../guides.ts';

const LONGEST_FILE = 60_000;

/** What can be saved of a page; the rest of the record may come along. What it says is read by server/guides/. */
export const guideText = z.object({
  text: z
    .string('Please write the page.')
    .max(LONGEST_FILE, `Please use at most ${LONGEST_FILE.toLocaleString('en-US')} characters for a page.`)
    .transform(fileOf),
});

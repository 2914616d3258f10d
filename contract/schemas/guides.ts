import { z } from 'zod';

const LONGEST_LINE = 400;
const LONGEST_ANSWER = 3_000;
const LONGEST_TEXT = 60_000;

const line = (what: string) =>
  z
    .string(`Please write ${what}.`)
    .trim()
    .min(1, `Please write ${what}.`)
    .max(LONGEST_LINE, `Please use at most ${LONGEST_LINE} characters for ${what}.`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, `Please write ${what} in one line.`);
const day = z.iso.date('A date is written like 2026-11-21.');
const id = z
  .string()
  .trim()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A source has a name of small letters and digits, joined by hyphens.');

/** What can be saved of a page; the rest of the record may come along. */
export const guideText = z.object({
  title: line('the title'),
  kind: line('what kind of page this is'),
  type: z.enum(['MedicalWebPage', 'AboutPage']).nullable(),
  description: line('the description for search engines'),
  lead: line('the lead'),
  reviewed: day,
  expires: z.array(z.strictObject({ on: day, fact: line('the fact') })).max(50),
  questions: z
    .array(
      z.strictObject({
        question: line('the question'),
        answer: z
          .string('Please write the answer.')
          .trim()
          .min(1, 'Please write the answer.')
          .max(LONGEST_ANSWER, `Please use at most ${LONGEST_ANSWER} characters for an answer.`),
        sources: z.array(id).max(20),
      }),
    )
    .max(50),
  sources: z
    .array(
      z.strictObject({
        id,
        title: line('the title of the source'),
        publisher: line('the publisher'),
        href: z.url({ protocol: /^https$/, error: 'The address of a source begins with https://.' }),
      }),
    )
    .max(100),
  markdown: z
    .string('Please write the text.')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'Please write the text.')
        .max(
          LONGEST_TEXT,
          `Please use at most ${LONGEST_TEXT.toLocaleString('en-US')} characters for the text.`,
        ),
    ),
});

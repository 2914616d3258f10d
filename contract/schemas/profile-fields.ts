import { z } from 'zod';
import { formatTime } from '#contract/dates.ts';
import { licenseKey } from '#contract/license-key.ts';
import { isNpi } from '#contract/npi.ts';
import { phoneText } from '#contract/phones.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { bookingAddress, websiteAddress } from '#contract/websites.ts';
import { WEEK, minutesOf, overlapIn } from '#contract/working-time.ts';

/**
 * Control characters, direction marks, private and broken ones: what nobody sees, and nobody types. Joiners are where
 * Arabic letters, the signs of Indian scripts and pictures of several parts need them, and nowhere else.
 */
const UNSEEN =
  /(?!(?<=[\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]\S)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;
/** The same but for line ends, and for the joiners that some scripts and pictures need. */
const UNSEEN_IN_TEXT = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
const EARLIEST_YEAR = 1940;
/** Years ahead: a bound of ours, so that a mistyped century is refused. */
const LONGEST_LICENSE = 20;

/** What the last moment of a check is measured by: an ISO date. */
export type Today = () => string;

/** One line of text. `what`: "the name of the practice". */
export function line(what: string, longest: number) {
  return lineOrNone(what, longest).min(1, `Please enter ${what}.`);
}

/** The same, which may be empty. */
export function lineOrNone(what: string, longest: number) {
  return z
    .string(`Please enter ${what}.`)
    .overwrite((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .max(longest, `Please use at most ${longest} characters for ${what}.`)
    .refine(
      (text) => !UNSEEN.test(text),
      `Please write ${what} again: there are characters in it that cannot be seen.`,
    );
}

/** Paragraphs, separated by an empty line; may be empty. */
export function paragraphs(what: string, longest: number) {
  return z
    .string(`Please write ${what} as text.`)
    .overwrite((text) => tidy(text.normalize('NFC')))
    .max(longest, `Please use at most ${longest.toLocaleString('en-US')} characters for ${what}.`)
    .refine(
      (text) => !UNSEEN_IN_TEXT.test(text),
      `Please write ${what} again: there are characters in it that cannot be seen.`,
    );
}

/** Of what is pasted from a word processor: other line ends, hyphens and spaces that nobody sees. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One value of a list of words. */
export function choice<Key extends string>(words: Record<Key, string>, what: string) {
  return z.enum(Object.keys(words) as [Key, ...Key[]], `Please choose ${what}.`);
}

/** Several values of a list of words, each once. `what`: "the conditions that you treat". */
export function choices<Key extends string>(words: Record<Key, string>, what: string, least: 0 | 1) {
  return z
    .array(choice(words, `${what} from the list`), `Please choose ${what}.`)
    .min(least, `Please choose ${what}: at least one.`)
    .max(Object.keys(words).length, `Please choose each only once: ${what}.`)
    .refine((chosen) => new Set(chosen).size === chosen.length, `Please choose each only once: ${what}.`);
}

export const state = choice(STATES, 'a state');

export const npi = z
  .string('Please enter your NPI.')
  .trim()
  .min(1, { error: 'Please enter your NPI.', abort: true })
  .refine(isNpi, 'An NPI has ten digits, begins with 1 or 2, and ends with a check digit, like 1234567893.');

export const zip = z
  .string('Please enter the ZIP code.')
  .trim()
  .min(1, { error: 'Please enter the ZIP code.', abort: true })
  .regex(/^\d{5}$/, 'A ZIP code has five digits, like 02139.');

export const phone = z
  .string('Please enter a telephone number.')
  .max(60, 'A telephone number is short, like (617) 555-0143 ext. 4021.')
  .transform((typed, context) => {
    const text = phoneText(typed);
    if (text !== null) return text;
    context.addIssue(
      typed.trim() === ''
        ? 'Please enter a telephone number.'
        : 'A telephone number has ten digits and perhaps an extension, like (617) 555-0143 ext. 4021.',
    );
    return z.NEVER;
  });

export const website = addressOrNone(
  'the address of your website',
  websiteAddress,
  'The address of a website begins with https:// or http://, like https://www.example.com.',
);

export const booking = addressOrNone(
  'the address where patients book',
  bookingAddress,
  'A booking link begins with https:// and leads to a public page, like https://www.example.com/book.',
);

/** Null, like an empty text, publishes none. */
function addressOrNone(what: string, addressOf: (typed: string) => string | null, isNone: string) {
  return z
    .string(`Please enter ${what}, or leave it empty.`)
    .transform((typed, context) => {
      if (typed.trim() === '') return null;
      const address = addressOf(typed);
      if (address !== null) return address;
      context.addIssue(isNone);
      return z.NEVER;
    })
    .nullable();
}

export const licenseNumber = z
  .string('Please enter the license number.')
  .overwrite((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toUpperCase())
  .min(1, { error: 'Please enter the license number.', abort: true })
  .regex(
    /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]{0,24}$/,
    'A license number has at most 25 letters, digits, dots, slashes and hyphens, and at least one digit.',
  );

export function licenses(today: Today) {
  const license = z.strictObject({
    state: choice(STATES, 'the state of the license'),
    number: licenseNumber,
    expires: z.iso
      .date('Please enter when the license expires: a real month, day and year.')
      .refine((date) => date >= today(), 'This license has expired: please enter the date of the renewal.')
      .refine(
        (date) => Number(date.slice(0, 4)) <= yearOf(today) + LONGEST_LICENSE,
        `A license expires within ${LONGEST_LICENSE} years: please check the year.`,
      ),
  });
  return z
    .array(license, 'Please enter your licenses.')
    .min(1, 'Please enter at least one license.')
    .max(60, 'Please enter at most 60 licenses.')
    .superRefine((all, context) => {
      const keys = all.map(licenseKey);
      const again = keys.findIndex((key, i) => keys.indexOf(key) < i);
      if (again < 0) return;
      const message = `Please enter each license once: ${all[again].state} ${all[again].number} is there twice.`;
      context.addIssue({ code: 'custom', message, path: [again, 'number'] });
    });
}

/** A year from which something has been going on. `what`: "the first year there". */
export function pastYear(what: string, today: Today) {
  const message = ({ input }: { input?: unknown }) =>
    input === null || input === undefined
      ? `Please enter ${what}.`
      : `${what[0].toUpperCase()}${what.slice(1)} is a year from ${EARLIEST_YEAR} to ${yearOf(today)}.`;
  return z
    .int({ error: message })
    .refine((year) => year >= EARLIEST_YEAR && year <= yearOf(today), { error: message });
}

export function education(today: Today) {
  const place = z
    .strictObject({
      degree: line('what you learned there', 120),
      school: line('the name of the school or hospital', 160),
      from: pastYear('the first year there', today),
      to: pastYear('the last year there', today).nullable(),
    })
    .refine(({ from, to }) => to === null || from <= to, {
      error: 'The last year there cannot be before the first.',
      path: ['to'],
    });
  return z
    .array(place, 'Please enter your education.')
    .max(20, 'Please enter at most 20 places of education.');
}

const time = z
  .string('Please enter a time, like 09:00 for 9:00 am.')
  .min(1, { error: 'Please enter a time.', abort: true })
  .regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    'A time has hours and minutes, from 00:00 to 23:59, like 09:00 for 9:00 am.',
  );

export const workingTime = z
  .array(
    z.strictObject({ day: z.enum(WEEK, 'Please choose a day of the week.'), opens: time, closes: time }),
    'Please enter your hours.',
  )
  .max(28, 'Please enter at most 28 openings a week.')
  .superRefine((hours, context) => {
    const index = overlapIn(hours);
    if (index < 0) return;
    const { day, opens, closes } = hours[index];
    const message = `Hours cannot overlap: ${DAY_NAMES[day]}, ${formatTime(opens)} to ${formatTime(closes)}, meets other hours.`;
    context.addIssue({ code: 'custom', message, path: [index, 'opens'] });
  })
  .transform((hours) => hours.toSorted((a, b) => minutesOf(a).start - minutesOf(b).start));

const DAY_NAMES: Record<(typeof WEEK)[number], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const fee = z
  .int('A fee is in whole dollars, like 250.')
  .min(0, 'A fee cannot be below 0 dollars.')
  .max(10_000, 'A fee is at most 10,000 dollars.')
  .nullable();

export const fees = z.strictObject(
  {
    first_visit: fee,
    follow_up: fee,
    sliding_scale: z.boolean('Please say whether there is a sliding scale.'),
  },
  { error: (issue) => (issue.code === 'invalid_type' ? 'Please enter your fees.' : undefined) },
);

/** What is offered by video, in which states. */
interface Video {
  telehealth: boolean;
  telehealth_states: State[];
}

/** Whether somebody who works by video says where. */
export function saysWhere({ telehealth, telehealth_states }: Video): boolean {
  return !telehealth || telehealth_states.length > 0;
}

function yearOf(today: Today): number {
  return Number(today().slice(0, 4));
}

import { expect, it } from 'vitest';
import { listAsText } from '../../public-site/pages/call-list/list-as-text.ts';
import { toAsk, toSay } from '../../public-site/pages/call-list/phone-words.ts';
import { ANXIETY_BY_AETNA, MONDAY, saved } from './examples.ts';

const NOTHING = { conditions: [], insurances: [], telehealth: false };

it('tells the whole list as text', () => {
  const doctors = [
    saved(1, { progress: 'appointment', appointment: '2026-11-30', note: 'Ask for Ana.' }),
    saved(2, { first_name: '', listed: false, website: null, insurances: [], conditions: [], phone: '' }),
    // Of a card: neither hours nor fees are known.
    saved(3, { video_only: true, read_at: '' }),
  ];
  const text = listAsText(doctors, ANXIETY_BY_AETNA, MONDAY);
  expect(text).toContain(
    `1. Dr. Ada Osei, MD, Boston, MA
   (617) 555-0143
   Open now · until 5:30 pm (their time)
   Insurance: Takes Aetna
   Need: Treats Anxiety
   New patients: Welcome
   Visits: In person and by video
   Fees: First visit $350 · follow-up $200 · sliding scale
   Hours: Mon–Fri 9:00 am – 5:30 pm
   https://example.com
   Book online: https://example.com/book
   What came of it: Appointment on Nov 30, 2026
   Note: Ask for Ana.

2. Dr. Osei, MD, Boston, MA
   No number
   No longer listed
`,
  );
  expect(text).toContain('Insurance: Aetna is not named: ask');
  const third = text.slice(text.indexOf('3. Dr.'));
  expect(third).toContain('Visits: By video only: nobody is seen there');
  expect(third).not.toMatch(/Fees:|Hours:/);
  expect(text).toContain('Call or text 988');
});

it('says what was searched, as people say it', () => {
  expect(toSay(ANXIETY_BY_AETNA).join(' ')).toBe(
    'Hello, my name is [your name]. I am looking for a psychiatrist, for help with anxiety. ' +
      'Are you taking new patients? My insurance is Aetna. I would like visits by video, if that is possible. ' +
      'You can reach me at [your number]. Thank you.',
  );
  const several = toSay({
    conditions: ['ocd', 'depression'],
    insurances: ['self-pay'],
    telehealth: false,
  }).join(' ');
  expect(several).toContain('for help with OCD and depression.');
  expect(several).toContain('I would pay for the visits myself.');
  expect(several).not.toContain('My insurance');
  expect(toAsk(ANXIETY_BY_AETNA)).toContain('Do you take Aetna, the very plan that is on my card?');
});

it('needs no search', () => {
  expect(toSay(NOTHING)[0]).toBe('Hello, my name is [your name]. I am looking for a psychiatrist.');
  expect(toAsk(NOTHING)).toContain('Which insurance do you take, and what would I pay myself?');
});

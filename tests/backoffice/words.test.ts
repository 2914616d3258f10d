import { expect, it } from 'vitest';
import { PLAN_WITHOUT_END } from '#contract/plans.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { noteText, timeText } from '../../backoffice/records/time-text.ts';
import { endText, heldText, untilText } from '../../backoffice/payments/until-text.ts';
import { fieldText } from '#contract/field-text.ts';

const AT = '2026-11-24T12:00:00.000Z';

it('a moment breaks between day and time alone', () => {
  expect(timeText(AT).split(/[ \t\n]/)).toHaveLength(2);
  expect(timeText(null)).toBe('–');
});

it('a line of the trail names no moment as machines do', () => {
  expect(noteText(`${AT}: in time`)).toBe(`${timeText(AT)}: in time`);
  expect(noteText(null)).toBe('–');
});

it('a line of the trail names what was changed as people do', () => {
  expect(noteText('last_name, email')).toBe('last name, email');
  expect(noteText('To ada_osei@example.com, in time.')).toBe('To ada_osei@example.com, in time.');
});

it('a plan that was given for good has no date', () => {
  expect([heldText(PLAN_WITHOUT_END), untilText(PLAN_WITHOUT_END)]).toEqual(['for good', 'For good']);
  expect([heldText(AT), untilText(AT)]).toEqual(['until Nov 24, 2026', 'Nov 24, 2026']);
});

it('what a profile does not say of a yes or no is a no', () => {
  const profile = { street_hidden: undefined, video_only: true, website: null } as Partial<ProfileContent>;
  const said = (['street_hidden', 'video_only', 'website'] as const).map((field) =>
    fieldText(profile as ProfileContent, field),
  );
  expect(said).toEqual(['No', 'Yes', '']);
});

it('says of a plan when it renews, as its doctor reads it, or ends; days of grace where nothing is paid alone', () => {
  const paid = { source: 'stripe', status: 'active', period_end: AT, cancel_at: null } as const;
  const holds_until = '2026-12-01T12:00:00.000Z';
  expect(endText({ ...paid, holds_until })).toBe('Renews Nov 24, 2026');
  expect(endText({ ...paid, cancel_at: AT, holds_until: AT })).toBe('Ends Nov 24, 2026');
  expect(endText({ ...paid, status: 'past_due', holds_until })).toBe('Until Dec 01, 2026');
  expect(endText({ ...paid, status: 'canceled', holds_until: null })).toBe('Until Nov 24, 2026');
  const given = { ...paid, source: 'grant', period_end: PLAN_WITHOUT_END } as const;
  expect(endText({ ...given, holds_until: PLAN_WITHOUT_END })).toBe('For good');
  expect(endText({ ...given, status: 'canceled', holds_until: null })).toBe('Over');
});

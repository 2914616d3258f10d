// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DoctorProfile } from '#contract/profiles.ts';
import { ProfilePatients } from '../../public-site/pages/profiles/profile-patients.tsx';
import { physician } from '../../public-site/structured-data/physician.ts';
import { location } from '../../server/features/fhir/location.ts';
import { profile } from '../call-list/examples.ts';

const { practice_name, street, city, state, zip, phone, working_time } = profile(7);
const OTHER = { practice_name, street, city, state, zip, phone, working_time };

const SOURCE = { doctor: 7, meta: () => ({}), site: { siteUrl: '', demo: false }, today: '2026-11-16' };

it.each([
  ['By video only in Massachusetts', { video_only: true }],
  ['By video only in Massachusetts', { video_only: true, other_practices: [{ ...OTHER, video_only: true }] }],
  ['In person, and by video in Massachusetts', { video_only: true, other_practices: [OTHER] }],
  ['In person', { telehealth: false }],
] satisfies [string, Partial<DoctorProfile>][])('a profile says of visits: %s', async (words, said) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<ProfilePatients doctor={profile(7, said)} />);
  const facts = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(facts()).toContain(words));
});

it('FHIR says of a practice that nobody is seen there', () => {
  const doctor = profile(7, { video_only: true, other_practices: [OTHER] });
  const at = (practice: number) => location({ ...SOURCE, profile: doctor, practice });
  expect(at(0).description).toBe('By video only: nobody is seen here.');
  expect(at(1).description).toBeUndefined();
});

const HOURS = [{ day: 'mon', opens: '09:00', closes: '17:00' } as const];
const IN_HOURS = [{ opens: '09:00', closes: '17:00' }];

it('machines read no clinic, street or opening hours where nobody is seen', () => {
  const read = physician(profile(7, { video_only: true, working_time: HOURS }));
  expect(read).toMatchObject({
    address: { addressLocality: city, postalCode: zip },
    practicesAt: { '@type': 'MedicalOrganization', name: practice_name },
    contactPoint: { hoursAvailable: IN_HOURS },
  });
  expect(JSON.stringify(read)).not.toMatch(/MedicalClinic|streetAddress|openingHours/);
});

it('machines read where somebody is seen, when that is not the first practice', () => {
  const elsewhere = { ...OTHER, street: '2 Elm Street', working_time: HOURS };
  expect(physician(profile(7, { video_only: true, other_practices: [elsewhere] }))).toMatchObject({
    address: { streetAddress: '2 Elm Street' },
    openingHoursSpecification: IN_HOURS,
    practicesAt: [{ '@type': 'MedicalOrganization' }, { '@type': 'MedicalClinic' }],
  });
});

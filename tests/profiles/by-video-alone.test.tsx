// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DoctorProfile } from '#contract/profiles.ts';
import { ProfilePatients } from '../../public-site/pages/profiles/profile-patients.tsx';
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

import { expect, it } from 'vitest';
import type { OwnProfile } from '#contract/own-profile.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { isVerified, previewOf } from '../../public-site/pages/own-profile/setup/preview-of.ts';

const LICENSES = [{ state: 'MA', number: '1234', expires: '2030-01-31' }] as const;
const CHECKS = {
  'npi 1234567893': { at: '2026-01-01', source: 'NPPES' },
  'license MA 1234': { at: '2026-01-01', source: 'The board' },
};
const LIVE = { since: '2026-01-01T00:00:00.000Z', checked_at: '2026-01-01' };

it('a preview says that it is verified where the NPI and every license were looked up, whatever else waits', () => {
  expect(verified({ live: LIVE, waiting: { since: LIVE.since, changes: ['title'] } })).toBe(true);
  expect(verified({ live: LIVE, checks: { 'npi 1234567893': CHECKS['npi 1234567893'] } })).toBe(false);
  expect(verified({ live: null })).toBe(false);
});

function verified(part: Partial<OwnProfile>): boolean {
  const content = { npi: '1234567893', licenses: LICENSES, boards: ['adult'] } as unknown as ProfileContent;
  const own = { content, step1_at: 'then', step2_at: 'then', checks: CHECKS, ...part } as OwnProfile;
  const doctor = previewOf(1, own);
  if (!doctor) throw new Error('There is no preview');
  return isVerified(own, doctor);
}

import type { DoctorProfile, WorkingHours } from '#contract/profiles.ts';
import { newlySaved } from '../../public-site/components/call-list/saved-list.ts';
import type { SavedDoctor, Wish } from '../../public-site/components/call-list/saved-list.ts';

/** Monday, 10:00 in Boston. */
export const MONDAY = new Date('2026-11-16T10:00-05:00');

export const ANXIETY_BY_AETNA: Wish = { conditions: ['anxiety'], insurances: ['aetna'], telehealth: true };

/** A profile of Boston, open from Monday to Friday, 9:00 to 17:30. */
export function profile(id: number, changed: Partial<DoctorProfile> = {}): DoctorProfile {
  const weekdays: WorkingHours[] = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({
    day,
    opens: '09:00',
    closes: '17:30',
  }));
  return {
    ...{ id, first_name: 'Ada', last_name: 'Osei', degree: 'MD', title: 'Psychiatrist', avatar: null },
    ...{ practice_name: 'Osei Practice', street: '1 Elm St', city: 'Boston', state: 'MA', zip: '02118' },
    ...{
      phone: '(617) 555-0143',
      email: null,
      website: 'https://example.com',
      booking: 'https://example.com/book',
    },
    ...{
      accepting: 'yes',
      accepting_confirmed_at: '2026-11-01',
      earliest_visit: null,
      checked_at: '2026-11-01',
    },
    ...{
      telehealth: true,
      telehealth_states: ['MA'],
      conditions: ['anxiety'],
      insurances: ['aetna', 'cigna'],
    },
    ...{ fees: { first_visit: 350, follow_up: 200, sliding_scale: true }, working_time: weekdays },
    ...{ summary: '', gender: 'woman', practicing_since: 2001, npi: '1234567893', licenses: [], boards: [] },
    ...{ checks: {}, treatments: [], ages: [], languages: [], education: [], updated_at: '2026-11-01' },
    ...changed,
  };
}

/** The same as somebody who was saved. */
export function saved(id: number, changed: Partial<SavedDoctor> = {}): SavedDoctor {
  return { ...newlySaved(profile(id), MONDAY), ...changed };
}

import type { Page } from '@playwright/test';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { DoctorCard } from '#contract/search.ts';
import { listText, newlySaved } from '../../public-site/components/call-list/saved-list.ts';
import { openBlank } from './signed-in.ts';

/** Puts doctors on the visitor's call list, as the page does that shows them. */
export async function putOnList(page: Page, doctors: (DoctorCard | DoctorProfile)[]): Promise<void> {
  const wish = { conditions: [], insurances: [], telehealth: false };
  const text = listText({ doctors: doctors.map((doctor) => newlySaved(doctor, new Date())), wish }) ?? '';
  await openBlank(page);
  await page.evaluate((list) => localStorage.setItem('call-list', list), text);
}

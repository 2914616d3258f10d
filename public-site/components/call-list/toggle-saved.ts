import type { DoctorProfile } from '#contract/profiles.ts';
import type { DoctorCard, Filter } from '#contract/search.ts';
import { CONDITIONS, INSURANCES } from '#contract/vocabulary.ts';
import { searchSeen } from '../search/search-seen.ts';
import { lastSeen } from '../../app/navigation.ts';
import { parseSearchQuery } from '../search/search-query.ts';
import { showToast } from '../../app/toasts.ts';
import { changeList, notSaved } from './change-list.ts';
import { newlySaved } from './saved-list.ts';
import type { SavedList, Wish } from './saved-list.ts';
import { MOST_DOCTORS } from './saved-ids.ts';

/** Puts a doctor on the list, with what was searched for; takes them off when they are on it. */
export function toggleSaved(doctor: DoctorCard | DoctorProfile): void {
  const name = `Dr. ${doctor.first_name} ${doctor.last_name}`;
  let refused = '';
  const wasStored = changeList((list) => {
    const { doctors } = list;
    const saved = doctors.find(({ id }) => id === doctor.id);
    if (!saved && doctors.length >= MOST_DOCTORS)
      refused = `Your list is full: it holds ${MOST_DOCTORS}. Take somebody off it first.`;
    if (saved && (saved.note || saved.progress !== 'to-call'))
      refused = `You have notes about ${name}. You can take them off in your list.`;
    if (refused) return list;
    if (saved) return { ...list, doctors: doctors.filter(({ id }) => id !== doctor.id) };
    return { doctors: [...doctors, newlySaved(doctor, new Date())], wish: wishOf(list) };
  });
  if (!wasStored) showToast('warning', notSaved());
  else if (refused) showToast('info', refused);
}

/**
 * What the last search of this visit asked for, ticked or typed; what was kept before when there was none, or it asked
 * for nothing.
 */
function wishOf({ wish }: SavedList): Wish {
  const search = lastSeen('search');
  if (search === undefined) return wish;
  const { condition, insurance, telehealth } = parseSearchQuery(search.split('?')[1] ?? '');
  const understood = searchSeen()?.understood ?? [];
  const typed = (name: Filter) =>
    understood.filter(({ filter }) => filter === name).map(({ value }) => value);
  const both = (chosen: string[], name: Filter) => [...new Set([...chosen, ...typed(name)])];
  const searched = {
    conditions: both(condition, 'condition').filter((key) => key in CONDITIONS) as Wish['conditions'],
    insurances: both(insurance, 'insurance').filter((key) => key in INSURANCES) as Wish['insurances'],
    telehealth: telehealth === '1' || typed('telehealth').length > 0,
  };
  const says = searched.telehealth || searched.conditions.length + searched.insurances.length > 0;
  return says ? searched : wish;
}

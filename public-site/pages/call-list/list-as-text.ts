import type { SavedDoctor, Wish } from '../../components/call-list/saved-list.ts';
import { openText } from '../../components/open-now.ts';
import { openAt } from './calling-order.ts';
import { nameOf, placeOf, progressText } from './doctor-words.ts';
import { factsOf } from './entry-facts.tsx';
import { toAsk, toSay } from './phone-words.ts';

/** The whole list, with notes and with what to say, for wherever the visitor pastes it. */
export function listAsText(doctors: readonly SavedDoctor[], wish: Wish, moment: Date): string {
  const people = doctors.map((doctor, index) => doctorAsText(doctor, index + 1, wish, moment));
  return [
    'My call list',
    ...people,
    ['What to say', ...toSay(wish)].join('\n'),
    ['What to ask', ...toAsk(wish).map((question) => `- ${question}`)].join('\n'),
    'In crisis or thinking of suicide? Call or text 988, any time. In danger, call 911.',
  ].join('\n\n');
}

function doctorAsText(doctor: SavedDoctor, number: number, wish: Wish, moment: Date): string {
  const now = openAt(doctor, moment);
  const lines = [
    `${number}. ${[nameOf(doctor), doctor.degree, placeOf(doctor)].filter(Boolean).join(', ')}`,
    doctor.phone || 'No number',
    !doctor.listed && 'No longer listed',
    doctor.listed && now && `${openText(now)} (their time)`,
    ...factsOf(doctor, wish).map(([name, words]) => `${name}: ${words}`),
    doctor.website,
    doctor.booking && `Book online: ${doctor.booking}`,
    `What came of it: ${progressText(doctor)}`,
    doctor.note.trim() && `Note: ${doctor.note.trim()}`,
  ];
  return lines.filter(Boolean).join('\n   ');
}

import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import type { ProfileDraft } from '#contract/profiles.ts';
import { Random } from '../random.ts';
import { approve, reject } from './decisions.ts';
import type { PublicDoctor } from './public-doctors.ts';
import { daysAgoOf, momentOf } from './year.ts';
import type { Act, Year } from './year.ts';

const STREAM = 0xc4a9;
/** On how many days before the end of the year a credential was changed; the last ones wait. */
const REVIEWED = [341, 322, 288, 263, 234, 211, 179, 152, 136, 118, 92, 74, 58, 41, 33, 21, 15, 8];
const WAITING = [4, 2];
/** And what visitors see at once. */
const AT_ONCE = [309, 255, 198, 161, 122, 87, 63, 44, 28, 17, 10, 7, 5, 3];
const TURNED_DOWN = 22;
const YEAR = 4;

/** What the doctors who were there already changed in the year, and how often they said that they take patients. */
export function changes(year: Year): Act[] {
  const random = new Random(year.seed, STREAM);
  const known = random.shuffle(year.doctors.filter(({ email }) => email !== DEMO_DOCTOR));
  const next = (daysAgo: number) => {
    const found = known.findIndex(({ approved_at }) => daysAgoOf(year, approved_at) > daysAgo + 30);
    return found < 0 ? [] : known.splice(found, 1);
  };
  const day = (daysAgo: number) => momentOf(year, daysAgo, random);
  return [
    ...REVIEWED.flatMap((daysAgo) => next(daysAgo).flatMap((doctor) => renewed(doctor, daysAgo, true))),
    ...WAITING.flatMap((daysAgo) => next(daysAgo).flatMap((doctor) => renewed(doctor, daysAgo, false))),
    ...AT_ONCE.flatMap((daysAgo) =>
      next(daysAgo).map((doctor) => ({
        at: day(daysAgo),
        act: () => change(doctor, { phone: newNumber(doctor.content.phone) }, 'changed contact info'),
      })),
    ),
    ...next(TURNED_DOWN).flatMap(turnedDown),
    ...year.doctors.flatMap(confirmed),
  ];

  function renewed(doctor: PublicDoctor, daysAgo: number, isDecided: boolean): Act[] {
    const { id, email, content } = doctor;
    const [first, ...others] = content.licenses;
    const expires = `${Number(first.expires.slice(0, 4)) + YEAR}${first.expires.slice(4)}`;
    const licenses = [{ ...first, expires }, ...others];
    const asked = { at: day(daysAgo), act: () => change(doctor, { licenses }, 'changed title and website') };
    if (!isDecided) return [asked];
    return [asked, { at: day(daysAgo - random.int(1, 3)), act: () => approve(year, id, email) }];
  }

  function turnedDown(doctor: PublicDoctor): Act[] {
    const { id, email, content } = doctor;
    const reason =
      'The register of certificates does not list this field. Please send us the number of the certificate, or take it out of the title.';
    const title = `${content.title}, addiction medicine specialist`;
    return [
      { at: day(TURNED_DOWN), act: () => change(doctor, { title }, 'changed title and website') },
      {
        at: day(TURNED_DOWN - 2),
        act: () => reject(year, id, email, reason, ['title']),
      },
    ];
  }

  function change({ id }: PublicDoctor, parts: ProfileDraft, why: string): void {
    year.store.profiles.change(id, parts, { by: id, why });
    year.store.audit.add({ action: 'saved profile', user: id });
  }

  /** Their profiles say since when; the trail has it as well. */
  function confirmed({ id, approved_at, content }: PublicDoctor): Act[] {
    const on = content.accepting_confirmed_at;
    if (on === null || on >= year.today || on <= approved_at.slice(0, 10)) return [];
    const act = () => year.store.audit.add({ action: 'confirmed availability', user: id });
    return [{ at: momentOf(year, daysAgoOf(year, on), random), act }];
  }
}

/** Another one of those that are kept free for fiction. */
function newNumber(phone: string): string {
  const last = (Number(phone.slice(-2)) + 37) % 100;
  return phone.slice(0, -2) + String(last).padStart(2, '0');
}

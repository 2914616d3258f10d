/** @jsxImportSource satori/jsx */
import { formatDate } from '#contract/dates.ts';
import type { DoctorProfile } from '#contract/search.ts';
import { LIGHT } from '#contract/palette.ts';
import { STATES } from '#contract/vocabulary.ts';
import { Brand } from './brand.tsx';
import { photo } from './draw.tsx';
import { Headline, Words } from './words.tsx';

type Doctor = Pick<
  DoctorProfile,
  | 'first_name'
  | 'last_name'
  | 'degree'
  | 'title'
  | 'city'
  | 'state'
  | 'accepting'
  | 'accepting_confirmed_at'
  | 'telehealth'
>;

/** A doctor: name, title and place beside the portrait, with what is said of new patients. */
export function doctorPicture(doctor: Doctor, portrait: string | null, siteName: string) {
  const { first_name, last_name, degree, title, city, state } = doctor;
  return (
    <div className="picture paper">
      <Art />
      <Brand siteName={siteName} />
      <div className="words doctor">
        <Headline text={`Dr. ${first_name} ${last_name}`} width={680} sizes={[70, 60, 50]} mostLines={2} />
        <Words className="text" text={`${degree} · ${title}`} mostLines={2} />
        <Words className="text" text={`${city}, ${STATES[state]}`} mostLines={1} />
        <Facts {...doctor} />
      </div>
      {portrait === null ? (
        <Words className="display portrait initials" text={initials(first_name, last_name)} mostLines={1} />
      ) : (
        <Portrait file={portrait} />
      )}
    </div>
  );
}

function Art() {
  return (
    <svg className="art night" width="400" height="630" viewBox="800 0 400 630">
      <circle cx="1138" cy="62" r="118" fill={LIGHT.artMint} />
      <circle cx="884" cy="676" r="208" fill={LIGHT.artPeach} />
      <circle cx="1150" cy="716" r="250" fill={LIGHT.artTeal} />
      <circle cx="1040" cy="796" r="196" fill={LIGHT.artSage} />
    </svg>
  );
}

function Facts({ accepting, accepting_confirmed_at, telehealth }: Doctor) {
  const date = accepting_confirmed_at && ` · confirmed ${formatDate(accepting_confirmed_at)}`;
  return (
    <div className="facts">
      {accepting === 'yes' && (
        <div className="text pill accepting">
          <Icon d="m4.8 12.6 4.7 4.6L19.2 7" />
          {`Accepting new patients${date ?? ''}`}
        </div>
      )}
      {telehealth && (
        <div className="text pill telehealth">
          <Icon d="M5.2 6h8A2.6 2.6 0 0 1 15.8 8.6v6.8A2.6 2.6 0 0 1 13.2 18h-8A2.6 2.6 0 0 1 2.6 15.4V8.6A2.6 2.6 0 0 1 5.2 6ZM15.8 10.7l5.6-3.2v9l-5.6-3.2" />
          Telehealth
        </div>
      )}
    </div>
  );
}

/** A line drawing of 24 × 24, as in public-site/ui/icons.tsx. */
function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" width="26" height="26" viewBox="0 0 24 24">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

async function Portrait({ file }: { file: string }) {
  return <img className="portrait" src={await photo(file, 296, 296)} />;
}

function initials(...names: string[]): string {
  return names.map((name) => Array.from(name.trim())[0] ?? '').join('');
}

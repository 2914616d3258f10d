/** @jsxImportSource satori/jsx */
import { formatDate } from '#contract/dates.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import { LIGHT } from '#contract/palette.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { Picture } from './draw.tsx';
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

const PORTRAIT = { left: 852, top: 128, width: 296, height: 296, radius: 44 };

/** A doctor: name, title and place beside the portrait, with what is said of new patients. */
export function doctorPicture(doctor: Doctor, portrait: string | null): Picture {
  return {
    ground: 'paper',
    art: ART,
    words: (
      <div className="picture">
        <About {...doctor} />
        {portrait === null && <Initials {...doctor} />}
      </div>
    ),
    photo: portrait === null ? null : { file: portrait, ...PORTRAIT },
  };
}

/** A band with the frame of the portrait. */
const ART = `
  <svg x="800" width="400" height="630" viewBox="800 0 400 630">
    <rect x="800" width="400" height="630" fill="${LIGHT.night}"/>
    <circle cx="1138" cy="62" r="118" fill="${LIGHT.artMint}"/>
    <circle cx="884" cy="676" r="208" fill="${LIGHT.artPeach}"/>
    <circle cx="1150" cy="716" r="250" fill="${LIGHT.artTeal}"/>
    <circle cx="1040" cy="796" r="196" fill="${LIGHT.artSage}"/>
    <rect x="842" y="118" width="316" height="316" rx="54" fill="${LIGHT.surface}"/>
    <rect x="852" y="128" width="296" height="296" rx="44" fill="${LIGHT.brandSoft}"/>
  </svg>`;

function About(doctor: Doctor) {
  const { first_name, last_name, degree, title, city, state } = doctor;
  return (
    <div className="words of-doctor">
      <Headline text={`Dr. ${first_name} ${last_name}`} width={680} sizes={[70, 60, 50]} mostLines={2} />
      <Words className="text" text={`${degree} · ${title}`} mostLines={2} />
      <Words className="text" text={`${city}, ${STATES[state]}`} mostLines={1} />
      <Facts {...doctor} />
    </div>
  );
}

function Facts({ accepting, accepting_confirmed_at, telehealth }: Doctor) {
  const date = accepting_confirmed_at && ` · confirmed ${formatDate(accepting_confirmed_at)}`;
  return (
    <div className="facts">
      {accepting === 'yes' && (
        <div className="text fact accepting">
          <div className="icon" style={{ backgroundImage: icon(CHECK, LIGHT.ok) }} />
          {`Accepting new patients${date ?? ''}`}
        </div>
      )}
      {telehealth && (
        <div className="text fact telehealth">
          <div className="icon" style={{ backgroundImage: icon(VIDEO, LIGHT.accentInk) }} />
          Telehealth
        </div>
      )}
    </div>
  );
}

/** Line drawings of 24 × 24, as in public-site/ui/icons.tsx. */
const CHECK = '<path d="m4.8 12.6 4.7 4.6L19.2 7"/>';
const VIDEO =
  '<rect x="2.6" y="6" width="13.2" height="12" rx="2.6"/><path d="m15.8 10.7 5.6-3.2v9l-5.6-3.2"/>';

/** Drawn three times as fast as an svg element would be. */
function icon(lines: string, color: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="26" height="26" viewBox="0 0 24 24" fill="none" ' +
    `stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function Initials({ first_name, last_name }: Doctor) {
  const initials = [first_name, last_name].map((name) => Array.from(name.trim())[0] ?? '').join('');
  return <Words className="display initials" text={initials} mostLines={1} />;
}

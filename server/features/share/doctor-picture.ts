import { formatDate } from '#contract/dates.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import { STATES } from '#contract/vocabulary.ts';
import { LIGHT } from '#contract/palette.ts';
import { HEIGHT, MARGIN, WIDTH, block, box, brand, circle, line, svgOf } from './drawing.ts';
import type { Picture } from './drawing.ts';
import { pill } from './pill.ts';
import { typefaces } from './typefaces.ts';

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

const BAND = 800;
const TEXT_WIDTH = BAND - MARGIN - 48;
const PORTRAIT = { left: 852, top: 128, width: 296, height: 296, radius: 44 };
const FRAME = 10;
/** Of the words: below the name of the site there is more room than above. */
const CENTER = 352;
/** Height of the first line's. */
const CAPITALS = 48;
const PILL_STEP = 66;

/** A doctor: name, title and place beside the portrait, with what is said of new patients. */
export function doctorPicture(doctor: Doctor, portrait: string | null, siteName: string): Picture {
  const { first_name, last_name } = doctor;
  return {
    svg: svgOf([
      box(0, 0, WIDTH, HEIGHT, LIGHT.paper),
      ...art(),
      brand(siteName, TEXT_WIDTH),
      ...words(doctor),
      ...frame(),
      ...(portrait === null ? initials(first_name, last_name) : []),
    ]),
    photo: portrait === null ? null : { file: portrait, ...PORTRAIT },
  };
}

function art(): string[] {
  return [
    `<clipPath id="band"><rect x="${BAND}" y="0" width="${WIDTH - BAND}" height="${HEIGHT}"/></clipPath>`,
    box(BAND, 0, WIDTH - BAND, HEIGHT, LIGHT.night),
    '<g clip-path="url(#band)">',
    circle(1138, 62, 118, LIGHT.artMint),
    circle(884, 676, 208, LIGHT.artPeach),
    circle(1150, 716, 250, LIGHT.artTeal),
    circle(1040, 796, 196, LIGHT.artSage),
    '</g>',
  ];
}

/** In the middle between the name of the site and the edge. */
function words(doctor: Doctor): string[] {
  const { display, text } = typefaces();
  const name = block(display, `Dr. ${doctor.first_name} ${doctor.last_name}`, {
    ...{ x: MARGIN, y: 0, width: TEXT_WIDTH, sizes: [70, 60, 50], mostLines: 2 },
    fill: LIGHT.brandDeep,
  });
  const small = { x: MARGIN, width: TEXT_WIDTH, sizes: [30, 27], fill: LIGHT.ink2, lineHeight: 1.3 };
  const title = `${doctor.degree} · ${doctor.title}`;
  const what = block(text, title, { ...small, y: name.bottom + 60, mostLines: 2 });
  const place = `${doctor.city}, ${STATES[doctor.state]}`;
  const where = block(text, place, { ...small, y: what.bottom + 46, mostLines: 1 });
  const pills = facts(doctor, where.bottom + 44);
  const bottom = pills.length > 0 ? where.bottom + 44 + pills.length * PILL_STEP : where.bottom;
  const top = Math.round((CENTER * 2 - bottom + CAPITALS) / 2);
  return [`<g transform="translate(0 ${top})">`, name.svg, what.svg, where.svg, ...pills, '</g>'];
}

function facts({ accepting, accepting_confirmed_at, telehealth }: Doctor, y: number): string[] {
  const pills: string[] = [];
  const add = (label: string, icon: 'check' | 'video', tone: 'ok' | 'accent') =>
    pills.push(pill(label, icon, tone, MARGIN, y + pills.length * PILL_STEP));
  const date = accepting_confirmed_at && ` · confirmed ${formatDate(accepting_confirmed_at)}`;
  if (accepting === 'yes') add(`Accepting new patients${date ?? ''}`, 'check', 'ok');
  if (telehealth) add('Telehealth', 'video', 'accent');
  return pills;
}

function frame(): string[] {
  const { left, top, width, height, radius } = PORTRAIT;
  return [
    box(left - FRAME, top - FRAME, width + 2 * FRAME, height + 2 * FRAME, LIGHT.surface, radius + FRAME),
  ];
}

function initials(first: string, last: string): string[] {
  const { display } = typefaces();
  const { left, top, width, height, radius } = PORTRAIT;
  const letters = [first, last].map((name) => Array.from(name.trim())[0] ?? '').join('');
  const size = 124;
  const x = left + (width - display.width(letters, size)) / 2;
  return [
    box(left, top, width, height, LIGHT.brandSoft, radius),
    line(display, letters, x, top + height / 2 + size * 0.35, size, LIGHT.brand),
  ];
}

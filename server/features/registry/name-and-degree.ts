import type { RegistryEntry, RegistryProfile } from '#contract/schemas/answers/registry.ts';
import { degreesIn } from './comparing/degrees-in.ts';
import { peoplesCase } from './peoples-case.ts';

/** That are written into names, and are no names. */
const CREDENTIALS = new Set(
  'md phd mph mba mbbs mbbch mhs msc msw jd psyd facp fapa dfapa dlfapa fasam faacap dabpn abpn rn np pa pac'.split(
    ' ',
  ),
);
/** Those that are names as well: only written with points, or behind a comma. */
const AMBIGUOUS = new Set('do ma ms ba bs dr'.split(' '));
/** Of two given names: TJ. */
const INITIALS = /^(?!MD|DR)[BCDFGHJKLMNPQRSTVWXZ]{2}$/;

/** Names without the credentials that stand in them, and the degree that these say. */
export function nameAndDegree({
  first_name,
  last_name,
  credentials,
}: RegistryEntry): Pick<RegistryProfile, 'first_name' | 'last_name' | 'degree'> {
  const first = cut(first_name.trim().replace(/^dr\.?\s+(?=\S)/i, ''));
  const last = cut(last_name);
  return {
    first_name: INITIALS.test(first.name) ? first.name : peoplesCase(first.name),
    last_name: peoplesCase(last.name),
    degree: degreeIn(credentials) || degreeIn(`${first.rest} ${last.rest}`),
  };
}

/** A name, and the credentials behind it. The first word is a name whatever it is. */
function cut(text: string): { name: string; rest: string } {
  const words = text.trim().split(/(?<=[\s,])/);
  let kept = words.length;
  while (kept > 1 && isCredential(words[kept - 1], words[kept - 2])) kept--;
  const name = words
    .slice(0, kept)
    .join('')
    .replace(/[\s,]+$/, '');
  return { name, rest: words.slice(kept).join('') };
}

function isCredential(word: string, before: string): boolean {
  const key = word.replace(/[^\p{L}]/gu, '').toLowerCase();
  if (key === '') return /^[\s,.]*$/.test(word);
  const isSetApart = /[\p{L}]\.[\p{L}]/u.test(word) || /,\s*$/.test(before);
  return CREDENTIALS.has(key) || (isSetApart && AMBIGUOUS.has(key));
}

/** Empty where there is none, or both. */
function degreeIn(credentials: string): RegistryProfile['degree'] {
  const [degree, another] = degreesIn(credentials);
  return another === undefined ? (degree ?? '') : '';
}

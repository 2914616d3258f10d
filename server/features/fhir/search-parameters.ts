import { idIn } from '#contract/paths.ts';
import { folded } from '#contract/without-accents.ts';
import type { Condition } from '../../../db/fhir/search-entries.ts';
import { locationIn } from './location-id.ts';
import { NPI, PHYSICIAN, SPECIALTY_SYSTEM } from './codes.ts';
import type { Made, ResourceType } from './resources.ts';
import { spansOf } from './spans-of.ts';

/** What a search can ask for: its type in FHIR, and what one value of it asks of an entry. Throws 400 for what is none. */
export interface SearchParameter {
  type: 'string' | 'token' | 'reference' | 'date';
  meaning: (value: string, name: string) => Condition[];
}

type Column = Extract<Condition, { begins: string }>['column'];

const EVERY: Record<string, SearchParameter> = {
  _id: { type: 'token', meaning: (id) => [idIs(id)] },
  _lastUpdated: {
    type: 'date',
    meaning: (value, name) => spansOf(name, value).map((span) => ({ column: 'changed_at', ...span })),
  },
};

const PRACTITIONER: Record<string, SearchParameter> = {
  name: text('given', 'family', 'name'),
  family: text('family'),
  given: text('given'),
  identifier: token(NPI, (npi) => ({ column: 'npi', is: npi })),
};

const LOCATION: Record<string, SearchParameter> = {
  address: text('street', 'city', 'state', 'zip'),
  'address-city': text('city'),
  'address-state': text('state'),
  'address-postalcode': text('zip'),
  ...ofNobody('reference', ['organization', 'partof', 'endpoint']),
  ...ofNobody('token', ['type']),
};

/** By type: all that the guide wants, also what nobody has here, and those of what a role refers to. */
export const SEARCH_PARAMETERS: Record<ResourceType, Record<string, SearchParameter>> = {
  Practitioner: { ...EVERY, ...PRACTITIONER },
  PractitionerRole: {
    ...EVERY,
    practitioner: reference('Practitioner'),
    location: reference('Location'),
    specialty: token(SPECIALTY_SYSTEM, (code) => ({ column: 'specialties', has: code })),
    role: token(PHYSICIAN.system, (code) => (code === PHYSICIAN.code ? 'anybody' : 'nobody')),
    ...ofNobody('reference', ['organization', 'service', 'network', 'endpoint']),
    ...behind('practitioner', PRACTITIONER),
    ...behind('location', LOCATION),
  },
  Location: { ...EVERY, _id: { type: 'token', meaning: (id) => [locationIs(id)] }, ...LOCATION },
  OrganizationAffiliation: {
    ...EVERY,
    ...ofNobody('reference', ['primary-organization', 'participating-organization', 'location']),
    ...ofNobody('reference', ['service', 'network', 'endpoint']),
    ...ofNobody('token', ['role', 'specialty']),
  },
};

/** Texts begin with what is asked for, whatever the case and the accents. */
function text(...columns: Column[]): SearchParameter {
  return {
    type: 'string',
    meaning: (value) => columns.map((column) => ({ column, begins: folded(value) })),
  };
}

/** `code`, or `system|code`. */
function token(system: string | undefined, meaning: (code: string) => Condition): SearchParameter {
  return {
    type: 'token',
    meaning(value) {
      const [code, asked] = value.split('|').reverse();
      return [asked === undefined || asked === system ? meaning(code) : 'nobody'];
    },
  };
}

/** An id, `Practitioner/12`, or the address of that. What it refers to is made of the same profile. */
function reference(type: Made): SearchParameter {
  return {
    type: 'reference',
    meaning(value) {
      const [id, asked = type] = value.split('/').reverse();
      if (asked !== type) return ['nobody'];
      return [type === 'Location' ? locationIs(id) : idIs(id)];
    },
  };
}

function idIs(id: string): Condition {
  const number = idIn(id);
  return number === 0 ? 'nobody' : { column: 'id', is: number };
}

function locationIs(id: string): Condition {
  const location = locationIn(id);
  return location === null ? 'nobody' : { column: 'location', is: location };
}

function ofNobody(type: SearchParameter['type'], names: string[]): Record<string, SearchParameter> {
  return Object.fromEntries(names.map((name) => [name, { type, meaning: () => ['nobody'] }]));
}

function behind(name: string, parameters: Record<string, SearchParameter>) {
  return Object.fromEntries(Object.entries(parameters).map(([own, one]) => [`${name}.${own}`, one]));
}

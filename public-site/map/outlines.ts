import type { State } from '#contract/vocabulary.ts';
import { OUTLINE_BOXES, OUTLINE_UNITS } from './outline-boxes.ts';
import { boxOf, unrolled } from './projection.ts';
import type { View } from './projection.ts';

/** A state's drawing in a view: where its shapes are (`#land`, `#lines`), and how they are moved to their place. */
export interface Outline {
  state: State;
  href: string;
  transform: string;
}

const FILES = import.meta.glob<string>('./outlines/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The outlines of the states that a view may show. */
export function outlinesIn(view: View): Outline[] {
  const [south, west, north, east] = boxOf(view);
  return (Object.keys(OUTLINE_BOXES) as State[]).flatMap((state) => {
    const [bottom, left, top, right] = OUTLINE_BOXES[state];
    const middle = (left + right) / 2;
    const turn = unrolled(middle, view.lng) - middle;
    const isSeen = bottom <= north && top >= south && left + turn <= east && right + turn >= west;
    return isSeen ? [{ state, href: FILES[`./outlines/${state}.svg`], transform: placed(view, turn) }] : [];
  });
}

function placed({ lat, lng, width, height, scale, squeeze }: View, turn: number): string {
  const x = squeeze * scale;
  const left = width / 2 + (turn - lng) * x;
  const top = height / 2 + lat * scale;
  return `matrix(${x / OUTLINE_UNITS} 0 0 ${scale / OUTLINE_UNITS} ${left} ${top})`;
}

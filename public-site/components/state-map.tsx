import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Link } from 'wouter';
import type { StateCount } from '#contract/search.ts';
import { isState, STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { MAP_VIEW_BOX } from '../map/map-size.ts';
import shapes from '../map/us-states.svg?url&no-inline';
import { classes } from '../ui/classes.ts';
import { StatePanel } from './state-panel.tsx';
import { StateSelect } from './state-select.tsx';
import styles from './state-map.module.css';

/** Too small for the map, or far from it. */
const TILES: readonly State[] = ['DC', 'PR', 'VI', 'GU', 'MP', 'AS'];
const LIST_ID = 'state-list';
const SHADES = [styles.none, styles.shade1, styles.shade2, styles.shade3, styles.shade4, styles.shade5];

/** The states by number of psychiatrists: a map of links, with what is known of the state that is pointed at. */
export function StateMap({ counts }: { counts: StateCount[] }) {
  const [pointed, setPointed] = useState<State | null>(null);
  const most = counts.reduce((a, b) => (b.psychiatrists > a.psychiatrists ? b : a));
  const shown = counts.find(({ state }) => state === pointed) ?? most;
  const shadeOf = shadesOf(counts);
  const tiles = counts.filter(({ state }) => TILES.includes(state));
  const onMap = counts.filter((count) => !tiles.includes(count));

  function point({ target }: SyntheticEvent) {
    const code = target instanceof Element ? (target.closest('a')?.dataset.state ?? '') : '';
    if (isState(code)) setPointed(code);
  }

  const link = (count: StateCount) => ({
    href: `/search?searchState=${count.state}`,
    'data-state': count.state,
    'aria-label': describe(count),
    className: classes(shadeOf(count), count === shown && styles.shown),
  });

  return (
    <div className={styles.layout}>
      <div className={styles.picture} onPointerOver={point} onFocus={point}>
        <a className={styles.skip} href={`#${LIST_ID}`}>
          Skip the map
        </a>
        <svg className={styles.map} viewBox={MAP_VIEW_BOX} role="group" aria-label="Map of the states">
          {onMap.map((count) => (
            <Link key={count.state} {...link(count)}>
              <use href={`${shapes}#${count.state}`} />
            </Link>
          ))}
        </svg>
        <div className={styles.below}>
          <ul className={styles.tiles} role="list" aria-label="The capital and the territories">
            {tiles.map((count) => (
              <li key={count.state}>
                <Link {...link(count)} aria-label={`${count.state}, ${describe(count)}`}>
                  {count.state}
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.legend} aria-hidden="true">
            Fewer
            {SHADES.map((shade) => (
              <span key={shade} className={shade} />
            ))}
            More
          </p>
        </div>
      </div>
      <div className={styles.side}>
        <StatePanel count={shown} />
        <StateSelect id={LIST_ID} />
      </div>
    </div>
  );
}

/** The class of a state's shade: five steps with as many states in each, and one for none. */
function shadesOf(counts: StateCount[]): (count: StateCount) => string | undefined {
  const some = counts.map(({ psychiatrists }) => psychiatrists).filter(Boolean);
  return ({ psychiatrists }) => {
    if (psychiatrists === 0) return SHADES[0];
    const fewer = some.filter((other) => other < psychiatrists).length;
    return SHADES[1 + Math.floor((fewer / some.length) * 5)];
  };
}

function describe({ state, psychiatrists, accepting }: StateCount): string {
  if (psychiatrists === 0) return `${STATES[state]}: none listed yet`;
  return `${STATES[state]}: ${psychiatrists} psychiatrist${psychiatrists === 1 ? '' : 's'}, ${accepting} accepting new patients`;
}

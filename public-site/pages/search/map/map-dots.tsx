import type { KeyboardEvent } from 'react';
import { numberText } from '#contract/wording.ts';
import { classes } from '../../../ui/classes.ts';
import { groupName, radiusOf } from './groups.ts';
import type { Group } from './groups.ts';
import type { Label } from './labels.ts';
import styles from './map-dots.module.css';

/** Pixels: whatever a dot's size, it can be hit within this radius. */
const REACH = 15;

interface MapDotsProps {
  groups: readonly Group[];
  labels: readonly Label[];
  marked: Group | null;
  /** How many of a dot are on the page of the list that is shown. */
  countHere: (group: Group) => number;
  onMark: (group: Group | null) => void;
  onOpen: (group: Group) => void;
}

/** The dots, each a button. One of them is in the order of Tab; arrow keys lead from one to the next. */
export function MapDots({ groups, labels, marked, countHere, onMark, onOpen }: MapDotsProps) {
  const reached = marked ?? groups[0];

  function move(event: KeyboardEvent<SVGElement>) {
    const dots = [...event.currentTarget.querySelectorAll<SVGElement>('[role=button]')];
    const at = dots.findIndex((dot) => dot === document.activeElement);
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: dots.length - 1,
    };
    const next = Object.hasOwn(to, event.key) ? to[event.key as keyof typeof to] : null;
    if (next === null) return;
    event.preventDefault();
    dots[(next + dots.length) % dots.length].focus();
  }

  return (
    <g role="group" aria-label="Offices" onKeyDown={move}>
      {groups.map((group) => {
        const here = countHere(group);
        const radius = radiusOf(group);
        return (
          <g
            key={group.spots[0].zip}
            role="button"
            {...inTabOrder(group === reached)}
            aria-label={groupName(group) + (here > 0 ? `, ${numberText(here)} on this page of the list` : '')}
            className={classes(styles.dot, here > 0 && styles.here, group === marked && styles.marked)}
            data-marked={group === marked || undefined}
            onClick={() => onOpen(group)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              onOpen(group);
            }}
            onFocus={() => onMark(group)}
            onBlur={() => onMark(null)}
            onPointerEnter={() => onMark(group)}
            onPointerLeave={() => onMark(null)}
          >
            <circle className={styles.reach} cx={group.x} cy={group.y} r={Math.max(radius, REACH)} />
            <circle className={styles.disc} cx={group.x} cy={group.y} r={radius} />
            {group.count > 1 && (
              <text className={styles.count} x={group.x} y={group.y}>
                {group.count}
              </text>
            )}
          </g>
        );
      })}
      <g aria-hidden="true">
        {labels.map(({ text, x, y }) => (
          <text key={text} className={styles.label} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}

/** On an SVG element the attribute stands as it is written, and only this spelling is one. */
function inTabOrder(isReached: boolean): object {
  return { tabindex: isReached ? 0 : -1 };
}

import { outlinesIn } from '../../../map/outlines.ts';
import { pixelOf } from '../../../map/projection.ts';
import type { Point, View } from '../../../map/projection.ts';
import styles from './map-land.module.css';

interface MapLandProps {
  view: View;
  /** The circle that was searched, and its middle. */
  circle: Point[] | null;
  middle: Point | null;
}

/** What dots are drawn on: states, the lines between their counties, and where the search looked. */
export function MapLand({ view, circle, middle }: MapLandProps) {
  const outlines = outlinesIn(view);
  const [x, y] = middle ? pixelOf(view, middle) : [0, 0];
  return (
    <g aria-hidden="true">
      {outlines.map(({ state, href, transform }) => (
        <g key={state} transform={transform}>
          <use className={styles.land} href={`${href}#land`} />
          <use className={styles.lines} href={`${href}#lines`} />
        </g>
      ))}
      {circle && (
        <path
          className={styles.circle}
          d={`M${circle.map((point) => pixelOf(view, point).map(Math.round).join(' ')).join('L')}Z`}
        />
      )}
      {middle && <path className={styles.middle} d={`M${x - 7} ${y}h14M${x} ${y - 7}v14`} />}
    </g>
  );
}

import type { DoctorSearch, MapSpot } from '#contract/search.ts';
import { numberText } from '#contract/wording.ts';
import { pixelOf } from '../../../map/projection.ts';
import type { View } from '../../../map/projection.ts';
import styles from './map-notes.module.css';

interface MapNotesProps {
  found: DoctorSearch;
  spots: readonly MapSpot[];
  /** What is shown, and the most that can be. */
  view: View;
  whole: View;
}

/** What the dots mean, and how many are not in the picture. */
export function MapNotes({ found, spots, view, whole }: MapNotesProps) {
  const beyond = countOutside(whole, spots);
  const outside = countOutside(view, spots) - beyond;
  return (
    <div className={styles.notes}>
      {found.totalCount > found.data.length && (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.here}>on this page</span>
          <span className={styles.other}>on other pages</span>
        </p>
      )}
      {found.licensed_in && <p>Dots are offices. By video it counts where you are, not where they are.</p>}
      {beyond > 0 && (
        <p>{`${numberText(beyond)} more ${beyond === 1 ? 'has an office' : 'have offices'} farther away.`}</p>
      )}
      {outside > 0 && <p>{`${numberText(outside)} more when you show the whole map.`}</p>}
      {view !== whole && <p className={styles.fingers}>Two fingers move the map.</p>}
    </div>
  );
}

function countOutside(view: View, spots: readonly MapSpot[]): number {
  return spots.reduce((sum, spot) => {
    const [x, y] = pixelOf(view, spot);
    return x < 0 || y < 0 || x > view.width || y > view.height ? sum + spot.count : sum;
  }, 0);
}

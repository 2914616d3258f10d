import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import type { DoctorCard } from '#contract/search.ts';
import { doctorCall, doctorPath } from '#contract/paths.ts';
import { counted, numberText } from '#contract/wording.ts';
import { NOWHERE, searchHref, withoutStart } from '../../../components/search/search-query.ts';
import type { SearchQuery } from '../../../components/search/search-query.ts';
import { CloseButton } from '../../../ui/close-button.tsx';
import { placeName } from './groups.ts';
import type { Group } from './groups.ts';
import styles from './spot-panel.module.css';

const MOST = 8;

interface SpotPanelProps {
  group: Group;
  query: SearchQuery;
  /** Those on the page of the list that is shown. */
  listed: readonly DoctorCard[];
  onClose: () => void;
}

/** Who practices at a dot, by name, also those who are on other pages of the list. */
export function SpotPanel({ group, query, listed, onClose }: SpotPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = group.spots.flatMap((spot) => spot.ids);
  const each = [...new Set(known)];
  // Who has two practices at a dot is one psychiatrist.
  const count = group.count - known.length + each.length;
  const ids = each.slice(0, MOST);
  const more = count - ids.length;
  const [{ zip }] = group.spots;
  const around = aroundHref(query, zip);
  const isCloser = zip.length === 5 && around !== searchHref(withoutStart(query));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [group]);
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <h3 className={styles.title} ref={heading} tabIndex={-1}>
          {placeName(group)} <span>{counted(count, 'psychiatrist')}</span>
        </h3>
        <CloseButton label="Close" onClick={onClose} />
      </div>
      <ul className={styles.names} role="list">
        {ids.map((id) => (
          <li key={id}>
            <Name id={id} known={listed.find((doctor) => doctor.id === id)} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          {`and ${numberText(more)} more `}
          {isCloser && <Link href={around}>{`Search around ${zip}`}</Link>}
        </p>
      )}
    </div>
  );
}

function Name({ id, known }: { id: number; known: DoctorCard | undefined }) {
  const { data = known } = useSWR<DoctorCard>(known ? null : doctorCall(id));
  return (
    <Link className={styles.name} href={doctorPath(id)}>
      {data ? `Dr. ${data.first_name} ${data.last_name}` : 'Profile'}
    </Link>
  );
}

/** The same search in the closest circle around a ZIP code. */
function aroundHref(query: SearchQuery, zip: string): string {
  return searchHref({ ...withoutStart(query), ...NOWHERE, searchZipCode: zip, radius: '5' });
}

import { Fragment, useRef } from 'react';
import type { RefObject } from 'react';
import type { DoctorSearch } from '#contract/search.ts';
import { DEFAULT_SEARCH_COUNT } from '#contract/constants.ts';
import { counted } from '#contract/wording.ts';
import { DoctorCard, DoctorCards } from '../../components/doctor-card.tsx';
import { OrderingRule } from './ordering-rule.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { HydrateLater } from '../../app/hydrate-later.tsx';
import type { SearchQuery } from '../../components/search/search-query.ts';
import { classes } from '../../ui/classes.ts';
import { ListHeading } from '../../ui/list-heading.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Hints } from './hints.tsx';
import { LazyResultsMap, useMapOpen } from './lazy-results-map.tsx';
import { SortLinks } from './sort-links.tsx';
import { TypedPlace } from './typed-place.tsx';
import { groupsOf } from './groups-of.ts';
import { byVideo, orderWords, pageHref } from './search-words.ts';
import map from './lazy-results-map.module.css';
import styles from './results.module.css';

const DangerNote = lazyPart(async () => (await import('./danger-note.tsx')).DangerNote);
const EmptyResults = lazyPart(async () => (await import('./empty-results.tsx')).EmptyResults);
const MoreResults = lazyPart(async () => (await import('./few-results.tsx')).MoreResults);
const SomeNeeds = lazyPart(async () => (await import('./few-results.tsx')).SomeNeeds);

/** Cards on the first screen of most windows. */
const FIRST_SCREEN = 3;

interface ResultsProps {
  query: SearchQuery;
  found: DoctorSearch;
  heading: RefObject<HTMLHeadingElement | null>;
  onPage: () => void;
}

export function Results({ query, found, heading, onPage }: ResultsProps) {
  const { data, totalCount } = found;
  const list = useRef<HTMLDivElement>(null);
  const [isMapOpen, toggleMap] = useMapOpen();
  // Everywhere there is nothing to see, and nobody is nowhere.
  const hasMap = found.place !== null && data.length > 0;
  const wanted = [...query.condition, ...query.insurance, ...found.understood.map(({ value }) => value)];
  return (
    <>
      {found.danger && <DangerNote lines={found.crisis} />}
      <TypedPlace query={query} found={found} />
      <ListHeading
        className={styles.top}
        heading={heading}
        count={counted(totalCount, 'psychiatrist')}
        order={orderWords(found)}
      >
        {totalCount > 1 && <OrderingRule />}
      </ListHeading>
      <div className={styles.tools}>
        {totalCount > 1 && <SortLinks query={query} found={found} />}
        {hasMap && (
          <button className={map.button} type="button" aria-expanded={isMapOpen} onClick={toggleMap}>
            Map
          </button>
        )}
      </div>
      <Hints query={query} found={found} />
      {found.some_needs && data.length > 0 && <SomeNeeds searches={found.wider} />}
      <div className={classes(hasMap && isMapOpen && map.beside)}>
        {hasMap && isMapOpen && (
          <LazyResultsMap query={query} found={found} list={list} onFailed={toggleMap} />
        )}
        <div className={styles.list} data-label={`${data.length} of ${totalCount}`} id="doctors" ref={list}>
          {data.length === 0 && (
            <EmptyResults
              query={query}
              found={found}
              video={found.licensed_in && byVideo(found.licensed_in)}
              firstPage={pageHref(query, 0)}
            />
          )}
          {groupsOf(query, found).map(({ heading: words, first, end }) => (
            <Fragment key={first}>
              {words && <h3 className={styles.group}>{words}</h3>}
              <DoctorCards>
                {data.slice(first, end).map((doctor, index) => (
                  <HydrateLater key={doctor.id}>
                    <DoctorCard
                      doctor={doctor}
                      distance={doctor.distance}
                      answers={doctor.answers}
                      wanted={wanted}
                      lazy={first + index >= FIRST_SCREEN}
                    />
                  </HydrateLater>
                ))}
              </DoctorCards>
            </Fragment>
          ))}
          {data.length > 0 && !found.some_needs && found.wider.length > 0 && (
            <MoreResults searches={found.wider} />
          )}
          {totalCount > 0 && (
            // A link that was followed inside the page has prevented the browser's own way.
            <div className={styles.pager} onClick={(event) => event.defaultPrevented && onPage()}>
              <Pager
                total={totalCount}
                count={Number(query.searchCount) || DEFAULT_SEARCH_COUNT}
                start={Number(query.searchStart)}
                href={(start) => pageHref(query, start)}
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

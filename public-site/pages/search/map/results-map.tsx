/* pages/search/map/: where the results are, beside their list. Loaded when it is opened (docs/decisions/0018). */
import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import useSWR from 'swr';
import type { DoctorMap, DoctorSearch } from '#contract/search.ts';
import { API } from '#contract/paths.ts';
import type { ApiError } from '../../../app/api.ts';
import { apiKey, withoutStart } from '../../../components/search/search-query.ts';
import type { SearchQuery } from '../../../components/search/search-query.ts';
import { boxAround, pointAt } from '../../../map/projection.ts';
import type { Point } from '../../../map/projection.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { firstBox, searchedCircle } from './first-box.ts';
import { canSplit, groupsIn, isIn } from './groups.ts';
import type { Group } from './groups.ts';
import { labelsOf } from './labels.ts';
import { MapDots } from './map-dots.tsx';
import { MapLand } from './map-land.tsx';
import { MapNotes } from './map-notes.tsx';
import { SpotPanel } from './spot-panel.tsx';
import { useDrag } from './use-drag.ts';
import { useLook } from './use-look.ts';
import { usePinch } from './use-pinch.ts';
import { useSize } from './use-size.ts';
import { cardsIn, useMarkedCards, usePointedDoctor } from './result-cards.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import styles from './results-map.module.css';

interface ResultsMapProps {
  query: SearchQuery;
  found: DoctorSearch;
  /** Holds the cards of the results that are shown. */
  list: RefObject<HTMLElement | null>;
}

/** Dots by ZIP code, in step with the list. It says nothing that the list does not say. */
export function ResultsMap({ query, found, list }: ResultsMapProps) {
  const key = mapKey(query);
  const { data, error, mutate, isValidating } = useSWR<DoctorMap, ApiError>(key, { keepPreviousData: true });
  const frame = useRef<HTMLDivElement>(null);
  const [pointedZip, pointAtZip] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ key: string; group: Group } | null>(null);
  const wanted = useRef<string | null>(null);
  const pointed = usePointedDoctor(list, found.data);

  // Without an answer there are those of the search before.
  const spots = error ? [] : (data?.spots ?? []);
  const look = useLook(key, firstBox(found, spots), useSize(frame));
  const middle = middleOf(found);
  const groups = look ? groupsIn(look.view, spots, middle) : [];
  const zip = pointed?.zip ?? pointedZip;
  const marked = groups.find((group) => zip !== null && isIn(group, zip)) ?? null;
  const open = opened?.key === key ? opened.group : null;
  useMarkedCards(list, found.data, pointed ? null : marked);

  // A dot that had the focus may have become a part of another.
  useLayoutEffect(() => {
    const { current } = wanted;
    wanted.current = null;
    const at = groups.findIndex((group) => current !== null && isIn(group, current));
    dotsIn(frame)[at]?.focus();
  });

  const drag = useDrag((right, down) => {
    if (!look?.isCloser) return;
    const { width, height, scale } = look.view;
    look.lookAt(pointAt(look.view, width / 2 - right, height / 2 - down), scale);
  });

  const pinch = usePinch(frame, look);

  function zoom(by: number) {
    look?.lookAt(marked?.spots[0] ?? look.view, look.view.scale * by);
  }

  function zoomThere({ target, clientX, clientY }: MouseEvent) {
    const edge = frame.current?.getBoundingClientRect();
    if (!look || !edge || (target as Element).closest('[role=button]')) return;
    look.lookAt(pointAt(look.view, clientX - edge.left, clientY - edge.top), look.view.scale * 2);
  }

  function openGroup(group: Group) {
    const box = boxAround(group.spots);
    const here = found.data.filter((doctor) => isIn(group, doctor.zip));
    if (look && box && canSplit(group, look.closest)) look.lookInto(box);
    else if (here.length === group.count)
      cardsIn(list)[found.data.indexOf(here[0])].querySelector('a')?.focus();
    else setOpened({ key, group });
  }

  function close() {
    wanted.current = open?.spots[0].zip ?? null;
    setOpened(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !(open ?? look?.isCloser)) return;
    event.preventDefault();
    if (open) return close();
    wanted.current = dotsIn(frame).includes(document.activeElement as SVGElement) ? pointedZip : null;
    look?.showWhole();
  }

  return (
    <div className={styles.map} onKeyDown={onKeyDown}>
      <button className={styles.skip} type="button" onClick={() => list.current?.querySelector('a')?.focus()}>
        Skip the map
      </button>
      <p className="visually-hidden">
        Everything on the map is in the list as well. Arrow keys lead from one dot to the next.
      </p>
      <div
        ref={frame}
        className={classes(styles.frame, look?.isCloser && styles.closer, isValidating && styles.waiting)}
        aria-busy={isValidating}
        {...pinch}
      >
        {look && (
          <svg
            viewBox={`0 0 ${look.view.width} ${look.view.height}`}
            role="group"
            aria-label="Map"
            onDoubleClick={zoomThere}
            {...drag}
          >
            <MapLand view={look.view} circle={searchedCircle(found)} middle={middle} />
            <MapDots
              groups={groups}
              labels={labelsOf(groups, look.view.width, marked)}
              marked={marked}
              countHere={(group) => found.data.filter((doctor) => isIn(group, doctor.zip)).length}
              onMark={(group) => pointAtZip(group?.spots[0].zip ?? null)}
              onOpen={openGroup}
            />
          </svg>
        )}
      </div>
      {error && (
        <p className={styles.failed}>
          The offices could not be loaded.{' '}
          <Button look="quiet" size="s" busy={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        </p>
      )}
      {look && (
        <div className={styles.below}>
          <MapNotes found={found} spots={spots} view={look.view} whole={look.whole} />
          <ZoomButtons
            canEnlarge={look.view.scale < look.closest.scale}
            canReset={look.isCloser}
            onEnlarge={() => zoom(2)}
            onReduce={() => zoom(1 / 2)}
            onReset={look.showWhole}
          />
        </div>
      )}
      {open && <SpotPanel group={open} query={query} listed={found.data} onClose={close} />}
    </div>
  );
}

/** The call that answers a search's map: the same for all of its pages and orders. */
function mapKey(query: SearchQuery): string {
  return apiKey({ ...withoutStart(query), sort: '', searchCount: '' }).replace(API.doctors, API.doctorMap);
}

/** The point that was searched around. */
function middleOf({ place }: DoctorSearch): Point | null {
  return place && place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : null;
}

function dotsIn({ current }: RefObject<HTMLElement | null>): SVGElement[] {
  return current ? [...current.querySelectorAll<SVGElement>('[role=button]')] : [];
}

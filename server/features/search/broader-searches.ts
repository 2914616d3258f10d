import { FEW_RESULTS } from '#contract/constants.ts';
import type { BroaderSearch } from '#contract/search.ts';
import { inSentence, listed } from '#contract/wording.ts';
import type { Found } from '../../../db/search/search.ts';
import type { Store } from '../../../db/store.ts';
import { asQuery } from './as-query.ts';
import { anywhere, byVideo, inState, radii, sameName } from './other-places.ts';
import type { Offer } from './other-places.ts';
import { leavingOut, partsOf } from './parts-of-wish.ts';
import type { Part } from './parts-of-wish.ts';
import { wishOfQuery } from './wish-of-query.ts';
import type { QueryWish } from './wish-of-query.ts';

/**
 * Searches that find more than this one, each of them counted, what is most like the wish first: one need less, by video in
 * the state, the next radius that helps, without the insurer, the state, the same name elsewhere, without the language or the
 * age. Where none of these finds anybody, one that takes as few of these steps together as it can. Before them, where nobody
 * has all that is needed: where somebody has. Who found nobody is led to doctors who accept new patients before others.
 */
export function broaderSearches(store: Store, wish: QueryWish, found: Found): BroaderSearch[] {
  const { total, without, slidingUninsured, isRelaxed } = found;
  const parts = partsOf(wish, without);
  const ofKind = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
  const less = (part: Part) => firstOf([{ ...lessOf(wish, [part]), totalCount: part.totalCount }]);
  const full = new Set<BroaderSearch>();
  const steps = [
    ...ofKind('need')
      .flatMap(less)
      .sort((a, b) => b.totalCount - a.totalCount),
    ...firstOf(byVideo(wish)),
    ...firstOf(radii(wish)),
    ...ofKind('insurer').flatMap((part) =>
      paying(wish, part, slidingUninsured).flatMap((offer) => firstOf([offer])),
    ),
    ...firstOf(inState(wish)),
    ...firstOf(sameName(wish)),
    ...ofKind('person').flatMap(less),
  ];
  const single = [...steps.filter((step) => !full.has(step)), ...steps.filter((step) => full.has(step))];
  if (isRelaxed) return distinct([...complete(), ...(total < FEW_RESULTS ? single : [])]);
  if (total > 0 || single.length > 0) return distinct(single);
  const [fewestSteps] = together(wish, parts, countOf);
  return fewestSteps ? firstOf([fewestSteps]) : [];

  /** The first that finds more; where nobody is found, rather the first that finds somebody with room. */
  function firstOf(offers: Iterable<Offer>): BroaderSearch[] {
    let first: BroaderSearch[] = [];
    for (const { kind, label, query, totalCount = countOf(query) } of offers) {
      if (totalCount <= total) continue;
      const search = { kind, label, query: asQuery(query), totalCount };
      const hasRoom = total > 0 || query.accepting || countOf({ ...query, accepting: true }) > 0;
      if (hasRoom) return [search];
      full.add(search);
      if (first.length === 0) first = [search];
    }
    return first;
  }

  /** Elsewhere with all that is needed. */
  function complete(): BroaderSearch[] {
    return [byVideo(wish), radii(wish), inState(wish)].flatMap((offers) => {
      for (const { kind, label, query } of offers) {
        const totalCount = store.search.countComplete(wishOfQuery(store, query));
        if (totalCount > 0)
          return [{ kind, label: `All of it: ${inSentence(label)}`, query: asQuery(query), totalCount }];
      }
      return [];
    });
  }

  function countOf(query: Offer['query']): number {
    return store.search.count(wishOfQuery(store, query));
  }
}

function lessOf({ query }: QueryWish, parts: readonly Part[]): Offer {
  const what = listed(parts.map(({ what: one }) => `“${one}”`));
  return {
    kind: parts.length > 1 ? 'filters' : 'filter',
    label: `Without ${what}`,
    query: parts.reduce(leavingOut, query),
  };
}

/** Without the insurer a visit is paid by oneself: what it costs is what counts then. */
function paying(wish: QueryWish, insurer: Part, sliding?: number): Offer[] {
  const { label, query } = lessOf(wish, [insurer]);
  const lowest: Offer = {
    kind: 'fees',
    label: `${label}, lowest fee first`,
    query: { ...query, sort: 'follow_up' },
    totalCount: insurer.totalCount,
  };
  if (query.sliding_scale) return [lowest];
  return [
    {
      kind: 'fees',
      label: `${label}, sliding scale`,
      query: { ...query, sliding_scale: true },
      totalCount: insurer.filter && sliding,
    },
    lowest,
  ];
}

/** Several steps at once: what is needed goes before the insurer, and this one before the language; each time near, then far. */
function* together(wish: QueryWish, parts: readonly Part[], countOf: (query: Offer['query']) => number) {
  const order = ['need', 'insurer', 'person'] as const;
  for (const far of [false, true]) {
    for (let dropped = 0; dropped <= order.length; dropped++) {
      const out = order.slice(0, dropped).flatMap((kind) => parts.filter((part) => part.kind === kind));
      const places = far
        ? anywhere(wish)
        : [null, ...byVideo(wish), ...radii(wish).slice(-1), ...inState(wish)];
      for (const place of places) {
        const there = place ? { ...wish, query: place.query } : wish;
        if (countOf(lessOf(there, out).query) > 0) yield fewest(there, place, out, countOf);
      }
    }
  }
}

/** With as many of the parts as somebody fulfils there, from the last on, which matter most. */
function fewest(
  there: QueryWish,
  place: Offer | null,
  parts: readonly Part[],
  countOf: (query: Offer['query']) => number,
): Offer {
  let out = parts;
  for (const part of parts.toReversed()) {
    const others = out.filter((other) => other !== part);
    if (countOf(lessOf(there, others).query) > 0) out = others;
  }
  if (out.length === 0 && place) return place;
  const less = lessOf(there, out);
  return place ? { ...less, label: `${place.label}, ${inSentence(less.label)}` } : less;
}

function distinct(searches: readonly BroaderSearch[]): BroaderSearch[] {
  return searches.filter(({ query }, i) => searches.findIndex((other) => other.query === query) === i);
}

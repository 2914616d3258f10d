import { API, articleCalls } from '#contract/paths.ts';
import { articleIdQuery, articleSearchQuery, linkQuery, placesQuery } from '#contract/schemas/queries.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import { readArticle } from '../features/articles/read-article.ts';
import { searchArticles } from '../features/articles/search-articles.ts';
import { confirmationOf } from '../features/confirmations/confirm.ts';
import type { Guides } from '../features/guides/guides.ts';
import { shownInvitation } from '../features/invitations/invitation-of.ts';
import { landing } from '../features/landing/landing.ts';
import { createListedCities } from '../features/landing/listed-cities.ts';
import { overview } from '../features/landing/overview.ts';
import { demoOutbox } from '../features/mail/demo-outbox.ts';
import { subscriptionOf } from '../features/newsletter/subscription.ts';
import type { Payments } from '../features/payments/payments.ts';
import { testBilling, testOrder } from '../features/payments/test-checkout/page-data.ts';
import type { ConnectedTestCheckout } from '../features/payments/test-checkout/test-checkout.ts';
import { publicProfile } from '../features/profiles/public-profile.ts';
import { insurerNames } from '../features/search/insurer-names.ts';
import { mapDoctors, mapKey } from '../features/search/map-doctors.ts';
import { searchDoctors } from '../features/search/search-doctors.ts';
import { typedSearch } from '../features/search/query-of-form.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { computed, cached, secret } from '../platform/public-api/public-api.ts';
import type { Needs } from '../platform/platform.ts';
import type { PublicCall } from '../platform/public-api/public-api.ts';

const NEWEST = 9;
/** A map of a large state is up to five times the work of a list of it, and ten times its bytes. */
const MAP_COST = 5;

/** What the calls answer from. */
type CallNeeds = Needs<'store' | 'config' | 'now'> & {
  guides: Guides;
  payments: Pick<Payments, 'taken'>;
  testCheckout: ConnectedTestCheckout | null;
};

/** The table of public calls: whether an answer may be kept, the path, the query, what it does and what does it. */
export function publicCalls({ store, config, guides, payments, testCheckout, now }: CallNeeds): PublicCall[] {
  const cities = createListedCities(store);
  return [
    cached(API.doctors, searchQuery, 'Searches psychiatrists.', (query) => searchDoctors(store, query)),
    cached(
      API.doctorMap,
      searchQuery,
      'Counts all whom a search finds by where they are.',
      (query) => mapDoctors(store, query),
      { key: mapKey, cost: MAP_COST },
    ),
    cached(API.newestDoctors, null, 'Lists whoever came last.', () => ({
      data: store.listings.newest(NEWEST),
    })),
    cached(`${API.doctors}/:id`, null, 'Reads a profile.', (_, { id }) => publicProfile(store, id)),
    cached(API.insurerNames, null, 'Says what people call each insurer.', insurerNames),
    cached(API.states, null, 'Counts psychiatrists by state.', store.search.stateCounts),
    // There are more suggestions than could be kept, and each takes microseconds.
    computed(API.places, placesQuery, 'Suggests places, or reads what was typed.', ({ where, q }) =>
      where === undefined ? store.places.suggest(q) : typedSearch(store, where, q),
    ),
    cached(API.landing, null, 'Tells of the whole directory by state.', () => overview(store)),
    cached(`${API.landing}/*place`, null, 'Tells of a state, a city or a condition there.', (_, { place }) =>
      landing(store, cities, place),
    ),
    ...(['ai', 'digest'] as const).flatMap((kind) => [
      cached(`${articleCalls(kind)}/search`, articleSearchQuery, 'Searches articles.', (query) =>
        searchArticles(store, kind, query),
      ),
      cached(`${articleCalls(kind)}/get-by-id`, articleIdQuery, 'Reads an article.', ({ id }) =>
        readArticle(store, kind, id),
      ),
    ]),
    computed(
      `${API.guides}/:name`,
      null,
      'Reads a page that is a text.',
      (_, { name }) => guides.find(name) ?? missing(),
    ),
    cached(API.plans, null, 'Says which plans there are and what they cost.', () => ({
      provider: payments.taken?.provider.name ?? 'off',
      prices: config.planPrices,
    })),
    secret(API.subscription, linkQuery, 'Says which subscription a link ends.', ({ token }) =>
      subscriptionOf(store, token),
    ),
    secret(API.confirmation, linkQuery, 'Says what a link asks a doctor to confirm.', ({ token }) =>
      confirmationOf(store, token, now()),
    ),
    secret(API.invitation, linkQuery, 'Says whom a link invites.', ({ token }) =>
      shownInvitation(store, token, now()),
    ),
    ...(config.demo
      ? [
          secret(API.demoOutbox, null, 'Lists the mails of the demo, with their codes.', () =>
            demoOutbox(store, config).list(),
          ),
        ]
      : []),
    ...(testCheckout
      ? [
          secret(`${API.testCheckout}/:id`, null, 'Reads an order of the test checkout.', (_, { id }) =>
            testOrder(testCheckout.books(), id, config.siteUrl),
          ),
          secret(`${API.testBilling}/:id`, null, 'Reads the bills of the test checkout.', (_, { id }) =>
            testBilling(testCheckout, id, config.siteUrl),
          ),
        ]
      : []),
  ];
}

function missing(): never {
  throw new Refusal(404, 'Not found');
}

import { z } from 'zod';
import type { PlanOffer } from '#contract/plans.ts';
import { article, articleList } from '#contract/schemas/answers/articles.ts';
import { confirmation } from '#contract/schemas/answers/confirmations.ts';
import { demoMails } from '#contract/schemas/answers/demo-mails.ts';
import { guide } from '#contract/schemas/answers/guides.ts';
import { invitation } from '#contract/schemas/answers/invitations.ts';
import { landing as landingAnswer, landingOverview } from '#contract/schemas/answers/landing.ts';
import { whereSearch } from '#contract/schemas/answers/places.ts';
import { planOffer } from '#contract/schemas/answers/plans.ts';
import { doctorProfile } from '#contract/schemas/answers/profiles.ts';
import {
  doctorCard,
  doctorMap,
  doctorSearch,
  placeSuggestion,
  stateCount,
} from '#contract/schemas/answers/search.ts';
import {
  testBilling as testBillingAnswer,
  testOrder as testOrderAnswer,
} from '#contract/schemas/answers/test-checkout.ts';
import { insurance } from '#contract/schemas/answers/vocabulary.ts';
import { API, articleCalls, idIn } from '#contract/paths.ts';
import { articleIdQuery, articleSearchQuery, linkQuery, placesQuery } from '#contract/schemas/queries.ts';
import { searchQuery } from '#contract/schemas/search.ts';
import { doctorTag } from '../features/caches/changed-tags.ts';
import { readArticle } from '../features/articles/read-article.ts';
import { searchArticles } from '../features/articles/search-articles.ts';
import { confirmationOf } from '../features/confirmations/confirm.ts';
import { askedQuestion } from '../features/guides/asked-question.ts';
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
    cached(
      API.doctors,
      searchQuery,
      {
        section: 'Search',
        does: 'Searches psychiatrists.',
        shows: ['doctors', 'guides'],
        answer: doctorSearch,
        refuses: { 404: 'There is no such place.' },
        example: { query: '?searchZipCode=02139&condition=anxiety&searchCount=1' },
      },
      (query) => ({ ...searchDoctors(store, query), guide: query.q ? askedQuestion(guides, query.q) : null }),
    ),
    cached(
      API.doctorMap,
      searchQuery,
      {
        section: 'Search',
        does: 'Counts all whom a search finds by where they are.',
        shows: ['doctors'],
        answer: doctorMap,
        refuses: { 404: 'There is no such place.' },
        key: mapKey,
        cost: MAP_COST,
        example: { query: '?searchCity=Boston&searchState=MA' },
      },
      (query) => mapDoctors(store, query),
    ),
    cached(
      API.newestDoctors,
      null,
      {
        section: 'Search',
        does: 'Lists whoever came last.',
        shows: ['doctors'],
        answer: z.object({ data: z.array(doctorCard) }),
        example: {},
      },
      () => ({ data: store.listings.newest(NEWEST) }),
    ),
    cached(
      `${API.doctors}/:id`,
      null,
      {
        section: 'Profiles',
        does: 'Reads a profile.',
        shows: ({ id }) => ['profiles', doctorTag(idIn(id))],
        answer: doctorProfile,
        refuses: { 404: 'There is no such profile.', 410: 'It was removed.' },
        example: { parts: { id: 1 } },
      },
      (_, { id }) => publicProfile(store, id),
    ),
    cached(
      API.insurerNames,
      null,
      {
        section: 'Search',
        does: 'Says what people call each insurer.',
        answer: z.partialRecord(insurance, z.array(z.string())),
        example: {},
      },
      insurerNames,
    ),
    cached(
      API.states,
      null,
      {
        section: 'Search',
        does: 'Counts psychiatrists by state.',
        shows: ['doctors'],
        answer: z.array(stateCount),
        example: {},
      },
      store.search.stateCounts,
    ),
    // There are more suggestions than could be kept, and each takes microseconds.
    computed(
      API.places,
      placesQuery,
      {
        section: 'Places',
        does: 'Suggests places (`q`), or reads what was typed in the fields of the search (`where`, and `q` beside it).',
        answer: z.union([z.array(placeSuggestion), whereSearch]),
        example: { query: '?q=camb' },
      },
      ({ where, q }) => (where === undefined ? store.places.suggest(q) : typedSearch(store, where, q)),
    ),
    cached(
      API.landing,
      null,
      {
        section: 'Places',
        does: 'Tells of the whole directory by state.',
        shows: ['doctors'],
        answer: landingOverview,
        example: {},
      },
      () => overview(store),
    ),
    cached(
      `${API.landing}/*place`,
      null,
      {
        section: 'Places',
        does: 'Tells of a state, a city or a condition there.',
        shows: ['doctors'],
        answer: landingAnswer,
        refuses: { 404: 'There is no such place.' },
        example: { parts: { place: 'ma/boston' } },
      },
      (_, { place }) => landing(store, cities, place),
    ),
    ...(['ai', 'digest'] as const).flatMap((kind) => [
      cached(
        `${articleCalls(kind)}/search`,
        articleSearchQuery,
        {
          section: 'Articles',
          does: 'Searches articles.',
          shows: ['articles'],
          answer: articleList,
          example: { query: '?pageSize=1&searchVal=sleep' },
        },
        (query) => searchArticles(store, kind, query),
      ),
      cached(
        `${articleCalls(kind)}/get-by-id`,
        articleIdQuery,
        {
          section: 'Articles',
          does: 'Reads an article.',
          shows: ['articles'],
          answer: article,
          refuses: { 404: 'There is no such article.', 410: 'It was removed.' },
          example: { query: `?id={${kind} article}` },
        },
        ({ id }) => readArticle(store, kind, id),
      ),
    ]),
    computed(
      `${API.guides}/:name`,
      null,
      {
        section: 'Texts',
        does: 'Reads a page that is a text.',
        shows: ['guides'],
        answer: guide,
        refuses: { 404: 'There is no such page.' },
        example: { parts: { name: 'treatment' } },
      },
      (_, { name }) => guides.find(name) ?? missing(),
    ),
    cached(
      API.plans,
      null,
      {
        section: 'Payment',
        does: 'Says which plans there are and what they cost.',
        answer: planOffer,
        example: {},
      },
      (): PlanOffer => ({
        provider: payments.taken?.provider.name ?? 'off',
        prices: config.planPrices,
        review_hours: store.profiles.reviewHours(),
      }),
    ),
    secret(
      API.subscription,
      linkQuery,
      {
        section: 'Visitors',
        does: 'Says which subscription a link ends.',
        answer: z.object({ email: z.string().nullable() }),
        example: { query: '?token={subscription}' },
      },
      ({ token }) => subscriptionOf(store, token),
    ),
    secret(
      API.confirmation,
      linkQuery,
      {
        section: 'Own profile',
        does: 'Says what a link asks a doctor to confirm.',
        answer: confirmation,
        example: { query: '?token={confirmation}' },
      },
      ({ token }) => confirmationOf(store, token, now()),
    ),
    secret(
      API.invitation,
      linkQuery,
      {
        section: 'Accounts',
        does: 'Says whom a link invites.',
        answer: invitation,
        example: { query: '?token={invitation}' },
      },
      ({ token }) => shownInvitation(store, token, now()),
    ),
    ...(config.demo
      ? [
          secret(
            API.demoOutbox,
            null,
            {
              section: 'Demo',
              does: 'Lists the mails of the demo, with their codes.',
              answer: demoMails,
              example: {},
            },
            () => demoOutbox(store, config).list(),
          ),
        ]
      : []),
    ...(testCheckout
      ? [
          secret(
            `${API.testCheckout}/:id`,
            null,
            {
              section: 'Demo',
              does: 'Reads an order of the test checkout.',
              answer: testOrderAnswer,
              refuses: { 404: 'There is no such order.' },
            },
            (_, { id }) => testOrder(testCheckout.books(), id, config.siteUrl),
          ),
          secret(
            `${API.testBilling}/:id`,
            null,
            {
              section: 'Demo',
              does: 'Reads the bills of the test checkout.',
              answer: testBillingAnswer,
              refuses: { 404: 'There is no such customer.' },
            },
            (_, { id }) => testBilling(testCheckout, id, config.siteUrl),
          ),
        ]
      : []),
  ];
}

function missing(): never {
  throw new Refusal(404, 'Not found');
}

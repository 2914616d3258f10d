import type { Landing as LandingData, LandingLink } from '#contract/landing.ts';
import { PAGES } from '#contract/paths.ts';
import { numberText } from '#contract/wording.ts';
import { useHead } from '../../app/head.ts';
import { DoctorCard, DoctorCards } from '../../components/doctor-card.tsx';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { doctorList } from '../../structured-data/doctor-list.ts';
import { parseSearchQuery, searchHref } from '../../components/search/search-query.ts';
import { classes } from '../../ui/classes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipLink, ChipList } from '../../ui/chip.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Opening } from './opening.tsx';
import { CityIndex, PlaceLinks } from './place-links.tsx';
import page from '../../components/page/page.module.css';
import styles from './landing.module.css';

/** Cards on the first screen of most windows. */
const FIRST_SCREEN = 2;

/** A state, a city, or one of them and a condition: who is listed there, and where to look next. */
export function Landing({ place }: { place: LandingData }) {
  const { title, description, path, crumbs, data, totalCount, condition, conditions, cities, nearby } = place;
  const name = place.city ?? crumbs[1].label;
  useHead({
    title,
    description,
    canonical: path,
    robots: totalCount === 0 ? 'noindex' : undefined,
    schema: import.meta.env.SSR ? schemaOf(place) : undefined,
  });
  const search = searchHref({
    ...parseSearchQuery(''),
    searchCity: place.city ?? '',
    searchState: place.state,
    condition: condition ? [condition] : [],
  });

  return (
    <>
      <Opening place={place} search={search} />
      <div className={classes('page-width', page.body)}>
        {data.length > 0 && (
          <section aria-labelledby="listed">
            <SectionHeading
              id="listed"
              title={
                data.length < totalCount
                  ? `${data.length} of ${numberText(totalCount)} psychiatrists`
                  : 'Who is listed'
              }
            />
            <DoctorCards wide>
              {data.map((doctor, index) => (
                <DoctorCard
                  key={doctor.id}
                  doctor={doctor}
                  wanted={condition ? [condition] : []}
                  lazy={index >= FIRST_SCREEN}
                />
              ))}
            </DoctorCards>
            {data.length < totalCount && (
              <p className={styles.more}>
                <ButtonLink href={search}>
                  {place.city === null
                    ? `See all ${numberText(totalCount)}`
                    : `See all ${numberText(totalCount)} and others within 25 miles`}
                </ButtonLink>
              </p>
            )}
            <p className={styles.order}>
              Those confirmed to take new patients come first, in an order that is reshuffled every day.
              Nobody can pay for a place.
            </p>
          </section>
        )}
        {conditions.length > 0 && (
          <section aria-labelledby="conditions">
            <SectionHeading
              id="conditions"
              title={condition ? `Also treated in ${name}` : `By condition in ${name}`}
            />
            <ConditionLinks links={conditions} />
          </section>
        )}
        {cities.length > 0 && (
          <section aria-labelledby="cities">
            <SectionHeading id="cities" title={`Cities and towns in ${name}`} />
            <CityIndex cities={cities} />
          </section>
        )}
        {nearby.length > 0 && (
          <section aria-labelledby="nearby">
            <SectionHeading id="nearby" title={totalCount === 0 ? 'The nearest places' : `Near ${name}`} />
            <PlaceLinks links={nearby} />
          </section>
        )}
      </div>
    </>
  );
}

/** The conditions treated in a place, each with how many treat it. */
function ConditionLinks({ links }: { links: readonly LandingLink[] }) {
  return (
    <ChipList>
      {links.map(({ path, label, psychiatrists }) => (
        <ChipLink key={path} href={path}>
          {label}
          <span className={styles.chipCount}>{numberText(psychiatrists)}</span>
        </ChipLink>
      ))}
    </ChipList>
  );
}

function schemaOf({ crumbs, data }: LandingData) {
  const way = breadcrumbList([{ label: 'Home', href: PAGES.home }, ...crumbs]);
  return data.length > 0 ? [way, doctorList(data)] : [way];
}

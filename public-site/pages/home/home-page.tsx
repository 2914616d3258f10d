/* pages/home/: where visitors arrive: the search, the directory in numbers, how it works, help that cannot wait. */
import useSWR from 'swr';
import type { DoctorCard as Doctor, StateCount } from '#contract/search.ts';
import { API, PAGES } from '#contract/paths.ts';
import type { ApiError } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { HydrateLater } from '../../app/hydrate-later.tsx';
import { CrisisResources } from './crisis-resources.tsx';
import { DoctorCard, DoctorCards } from '../../components/doctor-card.tsx';
import { StateMap } from '../../components/state-map.tsx';
import { organization, webSite } from '../../structured-data/site.ts';
import { useSite } from '../../app/site.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Facts } from './facts.tsx';
import { FromDigest } from './from-digest.tsx';
import { HERO_END, Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './home-page.module.css';

const NEWEST = API.newestDoctors;
const STATES = API.states;
const NEWEST_SHOWN = 4;
const PLACES = [...Array(NEWEST_SHOWN).keys()];

/** /home */
export default function HomePage() {
  const newestAnswer = useSWR<{ data: Doctor[] }, ApiError>(NEWEST);
  const statesAnswer = useSWR<StateCount[], ApiError>(STATES);
  const retryNewest = useFailureToast(NEWEST, newestAnswer);
  const retryStates = useFailureToast(STATES, statesAnswer);
  const { data: newest } = newestAnswer;
  const { data: states } = statesAnswer;
  const site = useSite();
  useHead({
    title: 'Find a psychiatrist who fits you',
    description: import.meta.env.SSR
      ? 'Search licensed psychiatrists by place, condition and insurance. Checked by a person before they are ' +
        'listed, with the date on which each confirmed to take new patients.'
      : undefined,
    paintedWith: HERO_END,
    schema: import.meta.env.SSR ? [webSite(site), organization(site)] : undefined,
  });

  return (
    <>
      <Hero portraits={newest?.data ?? []} />
      <div className={classes('page-width', styles.sections)}>
        <Facts states={states} />
        <HydrateLater>
          <section aria-labelledby="newest">
            <SectionHeading
              id="newest"
              title="New in the directory"
              link={{ href: PAGES.search, label: 'See all psychiatrists' }}
            />
            {!newest && newestAnswer.error ? (
              <NotLoaded
                level={3}
                title="The newest profiles could not be loaded"
                error={newestAnswer.error}
                busy={newestAnswer.isValidating}
                retry={retryNewest}
              />
            ) : (
              <DoctorCards wide>
                {newest
                  ? newest.data
                      .slice(0, NEWEST_SHOWN)
                      .map((doctor) => <DoctorCard key={doctor.id} doctor={doctor} lazy />)
                  : PLACES.map((place) => (
                      <li key={place}>
                        <Skeleton shape="card" />
                      </li>
                    ))}
              </DoctorCards>
            )}
          </section>
        </HydrateLater>
        <HydrateLater>
          <section className="below" aria-labelledby="states">
            <SectionHeading id="states" title="Browse by state" />
            {!states && statesAnswer.error ? (
              <NotLoaded
                level={3}
                title="The states could not be loaded"
                error={statesAnswer.error}
                busy={statesAnswer.isValidating}
                retry={retryStates}
              />
            ) : (
              <Card size="l">
                {states ? (
                  <StateMap counts={states} />
                ) : (
                  <Skeleton shape="block" className={styles.waitingMap} />
                )}
              </Card>
            )}
          </section>
        </HydrateLater>
        <FromDigest />
        <HydrateLater>
          <HowItWorks />
        </HydrateLater>
        <HydrateLater>
          <section className="below" aria-labelledby="crisis">
            <SectionHeading id="crisis" title="If it cannot wait" />
            <Card size="l">
              <CrisisResources />
            </Card>
          </section>
        </HydrateLater>
      </div>
    </>
  );
}

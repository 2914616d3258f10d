import type { LandingOverview } from '#contract/landing.ts';
import { landingPath } from '#contract/landing.ts';
import { PAGES } from '#contract/paths.ts';
import { STATES } from '#contract/vocabulary.ts';
import { useHead } from '../../app/head.ts';
import { AnswerPage } from '../../components/page/answer-page.tsx';
import { StateMap } from '../../components/state-map.tsx';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { PlaceLinks } from './place-links.tsx';
import page from '../../components/page/page.module.css';
import styles from './landing.module.css';

const CRUMBS = [{ label: 'Home', href: PAGES.home }, { label: 'Psychiatrists' }];

/** /psychiatrists */
export default function OverviewPage() {
  return (
    <AnswerPage<LandingOverview> path="/api/landing">
      {(overview) => <Overview overview={overview} />}
    </AnswerPage>
  );
}

/** The whole directory by state: a map, and a list of all that list somebody. */
function Overview({ overview: { totalCount, text, states } }: { overview: LandingOverview }) {
  useHead({
    title: 'Psychiatrists by state',
    description: text[0],
    robots: totalCount === 0 ? 'noindex' : undefined,
    schema: import.meta.env.SSR ? [breadcrumbList(CRUMBS)] : undefined,
  });
  const links = states
    .filter(({ psychiatrists }) => psychiatrists > 0)
    .map(({ state, psychiatrists }) => ({
      label: STATES[state],
      path: landingPath(state),
      psychiatrists,
      miles: null,
    }));
  return (
    <>
      <div className={page.band}>
        <div className={classes('page-width', page.opening)}>
          <Breadcrumb crumbs={CRUMBS} />
          <h1>Psychiatrists by state</h1>
          <div className={styles.text}>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <div className={classes('page-width', page.body)}>
        <section aria-labelledby="map">
          <SectionHeading id="map" title="On the map" />
          <Card size="l">
            <StateMap counts={states} />
          </Card>
        </section>
        {links.length > 0 && (
          <section aria-labelledby="states">
            <SectionHeading id="states" title="All states and territories" />
            <PlaceLinks links={links} />
          </section>
        )}
      </div>
    </>
  );
}

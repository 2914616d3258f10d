import useSWR from 'swr';
import type { User } from '#contract/accounts.ts';
import { API } from '#contract/paths.ts';
import type { OwnVisits, VisitWeek } from '#contract/schemas/answers/visits.ts';
import type { VisitKind } from '#contract/visits.ts';
import { numberText } from '#contract/wording.ts';
import { getOwn } from '../../../app/api.ts';
import type { ApiError } from '../../../app/api.ts';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GlobeIcon, PhoneIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Section } from './section.tsx';
import { VisitBars, dayText } from './visit-bars.tsx';
import styles from './visits-card.module.css';

const KINDS: { kind: VisitKind; label: string; icon: typeof PhoneIcon }[] = [
  { kind: 'view', label: 'Views', icon: SearchIcon },
  { kind: 'phone', label: 'Phone clicks', icon: PhoneIcon },
  { kind: 'website', label: 'Website clicks', icon: GlobeIcon },
];

/** How often the profile was opened and used, in each of twelve weeks. */
export function VisitsCard({ user }: { user: User }) {
  const { data, error, isValidating, mutate } = useSWR<OwnVisits, ApiError>(
    [API.ownVisits, user.id],
    () => getOwn<OwnVisits>(API.ownVisits),
    { revalidateOnMount: true },
  );
  return (
    <Section title="How often your profile is seen">
      {data && <Charts weeks={data.weeks} />}
      {!data && !error && <Skeleton shape="block" className={styles.waiting} />}
      {!data && error && (
        <NotLoaded
          level={3}
          title="The numbers did not come."
          error={error}
          busy={isValidating}
          retry={() => void mutate()}
        />
      )}
    </Section>
  );
}

function Charts({ weeks }: { weeks: VisitWeek[] }) {
  const latest = weeks[weeks.length - 1];
  const isSeen = weeks.some((week) => KINDS.some(({ kind }) => week[kind] > 0));
  if (!isSeen)
    return (
      <p className={styles.note}>
        Nobody has opened it in these twelve weeks. Here you will see by week how often it is opened, and its
        telephone and website used. Two things help people to choose you: to know that you take new patients,
        and when the first visit can be.
      </p>
    );
  return (
    <>
      <div className={styles.charts}>
        {KINDS.map(({ kind, label, icon: Icon }) => (
          <div className={styles.chart} key={kind}>
            <p className={styles.label}>
              <Icon size={18} />
              {label}
            </p>
            <p className={styles.number}>
              {numberText(latest[kind])} <span>in the last 7 days</span>
            </p>
            <VisitBars weeks={weeks} kind={kind} />
          </div>
        ))}
      </div>
      <details className={styles.details}>
        <summary>Week by week</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Visits of your profile, week by week, latest first</caption>
          <thead>
            <tr>
              <th scope="col">Week</th>
              {KINDS.map(({ kind, label }) => (
                <th scope="col" key={kind}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.from}>
                <th scope="row">
                  {dayText(week.from)} – {dayText(week.to)}
                </th>
                {KINDS.map(({ kind }) => (
                  <td key={kind}>{numberText(week[kind])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className={styles.note}>
        Each network counts once a day. Nothing is kept about who it was, and your own visits do not count.
      </p>
    </>
  );
}

import { CONFIRMATION_DAYS } from '#contract/constants.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './accepting.module.css';

export function Accepting() {
  return (
    <>
      <p>
        The most useful line of a profile goes stale the fastest. So it carries the date on which the doctor
        last confirmed it, in public, and it runs out: after {CONFIRMATION_DAYS} days without a new
        confirmation the badge changes by itself, and in the order of results the profile counts as not
        accepting.
      </p>
      <dl className={styles.badges}>
        <div>
          <dt>
            <Badge tone="ok" icon={<CheckIcon />}>
              Accepting new patients · Confirmed Nov 12, 2026
            </Badge>
          </dt>
          <dd>The doctor said so on that day, at most {CONFIRMATION_DAYS} days ago.</dd>
        </div>
        <div>
          <dt>
            <Badge tone="warn">New patients: not confirmed lately</Badge>
          </dt>
          <dd>It was so once. Call and ask.</dd>
        </div>
        <div>
          <dt>
            <Badge>Not accepting new patients</Badge>
          </dt>
          <dd>The doctor says no at the moment; some keep a waiting list.</dd>
        </div>
      </dl>
    </>
  );
}

import { Link } from 'wouter';
import { doctorPath } from '#contract/paths.ts';
import { telHref } from '#contract/phones.ts';
import type { SavedDoctor, Wish } from '../../components/call-list/saved-list.ts';
import { openText } from '../../components/open-now.ts';
import { useOpenNow } from '../../components/use-open-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { ClockIcon, GlobeIcon, PhoneIcon } from '../../ui/icons.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { EntryProgress } from './entry-progress.tsx';
import { nameOf, placeOf } from './doctor-words.ts';
import styles from './list-entry.module.css';

interface ListEntryProps {
  doctor: SavedDoctor;
  wish: Wish;
  isCompared: boolean;
  /** There is room for another one beside those who are compared. */
  mayCompare: boolean;
  /** How many are. */
  compared: number;
  onCompare: (wanted: boolean) => void;
  /** Answers whether the change is kept. */
  onChange: (changed: Partial<SavedDoctor>) => boolean;
  onRemove: () => void;
}

/** One doctor of the list: whom to call, what is known, and what came of it. */
export function ListEntry({
  doctor,
  wish,
  isCompared,
  mayCompare,
  compared,
  onCompare,
  onChange,
  onRemove,
}: ListEntryProps) {
  const { id, phone, website, booking, listed } = doctor;
  const name = nameOf(doctor);
  const title = `call-list-${id}`;
  return (
    <li>
      <article className={styles.entry} aria-labelledby={title}>
        <h3 className={styles.name} id={title}>
          {listed ? <Link href={doctorPath(id)}>{name}</Link> : name}
        </h3>
        <div className={styles.contact}>
          {phone ? (
            <ButtonLink className={styles.phone} href={telHref(phone)} icon={<PhoneIcon />} wide>
              <span className="visually-hidden">{`Call ${name}, `}</span>
              {phone}
            </ButtonLink>
          ) : (
            <p className={styles.title}>
              {listed ? 'The number stands in the profile.' : 'No number was kept.'}
            </p>
          )}
          {booking && (
            <ButtonLink
              href={booking}
              rel="noopener noreferrer nofollow external"
              icon={<GlobeIcon />}
              look="quiet"
              wide
            >
              Book online<span className="visually-hidden">{` with ${name}`}</span>
            </ButtonLink>
          )}
          {website && (
            <ButtonLink
              href={website}
              rel="noopener nofollow external"
              icon={<GlobeIcon />}
              look="quiet"
              wide
            >
              Website<span className="visually-hidden">{` of ${name}`}</span>
            </ButtonLink>
          )}
        </div>
        <div className={styles.about}>
          <p className={styles.title}>
            {[doctor.degree, doctor.title, doctor.practice_name, placeOf(doctor)].filter(Boolean).join(' · ')}
          </p>
          {!listed && <Badge tone="warn">No longer listed</Badge>}
          <OpenLine doctor={doctor} />
        </div>
        <EntryFacts doctor={doctor} wish={wish} />
        <EntryProgress doctor={doctor} onChange={onChange} />
        <div className={styles.actions}>
          <Checkbox
            label={`Compare ${name}`}
            checked={isCompared}
            disabled={!isCompared && !mayCompare}
            onChange={({ currentTarget }) => onCompare(currentTarget.checked)}
          />
          {isCompared && compared > 1 && (
            <ButtonLink href="#comparison" look="quiet">
              {`See ${compared} side by side`}
            </ButtonLink>
          )}
          <Button look="quiet" onClick={onRemove}>
            Take off the list<span className="visually-hidden">{` ${name}`}</span>
          </Button>
        </div>
      </article>
    </li>
  );
}

/** Whether it is worth calling now. */
function OpenLine({ doctor }: { doctor: SavedDoctor }) {
  const { working_time, state, zip } = doctor;
  const now = useOpenNow({ working_time, state: state || 'DC', zip });
  if (!doctor.listed || state === '' || !now) return null;
  return (
    <p className={classes(styles.open, now.isOpen && styles.now)} data-clock>
      <ClockIcon size={18} />
      <span>{openText(now)}</span>
    </p>
  );
}

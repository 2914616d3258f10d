import { isByVideoAlone } from '#contract/profiles.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import type { Accepting, SaidVisit } from '#contract/search.ts';
import { EARLIEST_VISITS, labelOf } from '#contract/vocabulary.ts';
import type { Language } from '#contract/vocabulary.ts';
import { formatDate, formatMonth } from '#contract/dates.ts';
import { counted } from '#contract/wording.ts';
import { alsoIn } from '../../components/also-in.ts';
import { agesText } from '../../components/ages-text.ts';
import { isOldCheck } from '../../components/old-check.ts';
import { answersSeen } from '../../components/search/search-seen.ts';
import { AnswerList } from '../../ui/answer-list.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ChipList } from '../../ui/chip.tsx';
import { CheckIcon, ShieldCheckIcon } from '../../ui/icons.tsx';
import { VideoIcon } from './profile-icons.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileAddress } from './profile-address.tsx';
import { ProfileContact } from './profile-contact.tsx';
import { statesInShort } from './states-text.ts';
import styles from './profile-hero.module.css';

/** More are counted here, and named further down. */
const MOST_LANGUAGES = 5;

/** Who it is, where, whether new patients are welcome, and how to get in touch. */
export function ProfileHero({ doctor, isVerified }: { doctor: DoctorProfile; isVerified: boolean }) {
  const { first_name, last_name, degree, title, other_practices: others } = doctor;
  const name = `Dr. ${first_name} ${last_name}`;
  return (
    <Card size="l" className={styles.hero}>
      <Avatar
        avatar={doctor.avatar}
        firstName={first_name}
        lastName={last_name}
        size="l"
        alt={`Portrait of ${name}`}
      />
      <div className={styles.who}>
        <div className={styles.name}>
          <h1>{name}</h1>
          {isVerified ? (
            <VerifiedBadge at={doctor.checked_at} />
          ) : (
            <Badge>
              <a href="#credentials">Not verified yet</a>
            </Badge>
          )}
        </div>
        <p className={styles.title}>
          {[...new Set([degree, title])].filter(Boolean).join(' · ')}
          <span className={styles.dot}>{' · '}</span>
          <span className={styles.line}>{yearsInPractice(doctor.practicing_since)}</span>
        </p>
        <AnswerList answers={answersSeen(doctor.id)} />
        <ProfileAddress doctor={doctor} />
        {others && (
          <a className={styles.also} href="#practices">
            {alsoIn(others.map(({ city }) => city)).replace('a', 'A')}
          </a>
        )}
        <ChipList label="At a glance">
          <AcceptingBadge accepting={doctor.accepting} confirmedAt={doctor.accepting_confirmed_at} />
          {doctor.earliest_visit && <VisitBadge {...doctor.earliest_visit} />}
          <Badge tone={doctor.telehealth ? 'accent' : 'plain'} icon={doctor.telehealth && <VideoIcon />}>
            {visitsOf(doctor)}
          </Badge>
          {doctor.ages.length > 0 && <Badge>{agesText(doctor.ages)}</Badge>}
          {doctor.languages.length > 0 && <Badge>{languagesInShort(doctor.languages)}</Badge>}
        </ChipList>
        <ProfileActions doctor={doctor} name={name} />
      </div>
      <ProfileContact doctor={doctor} />
    </Card>
  );
}

function VerifiedBadge({ at }: { at: string }) {
  return (
    <Badge tone={isOldCheck(at) ? 'warn' : 'brand'} icon={<ShieldCheckIcon />}>
      <a href="#credentials">Verified {formatMonth(at).replace(' ', '\u00a0')}</a>
    </Badge>
  );
}

/** With a space between number and noun at which no line ends. */
function yearsInPractice(since: number): string {
  const years = new Date().getUTCFullYear() - since;
  if (years < 1) return 'First year in practice';
  return years === 1 ? '1\u00a0year in practice' : `${years}\u00a0years in practice`;
}

function visitsOf(doctor: DoctorProfile): string {
  const { telehealth, telehealth_states: states } = doctor;
  if (!telehealth) return 'In person only';
  const where = states.length === 0 ? '' : ` in ${statesInShort(states)}`;
  return `Telehealth${isByVideoAlone(doctor) ? ' only' : ''}${where}`;
}

/** "English, Spanish", "32 languages": few words for a badge. */
function languagesInShort(languages: readonly Language[]): string {
  if (languages.length > MOST_LANGUAGES) return counted(languages.length, 'language');
  return languages.map((language) => labelOf('language', language)).join(', ');
}

/** When a new patient can be seen, and when the doctor said so; what is old is plain. */
function VisitBadge({ when, said_on, is_old }: SaidVisit) {
  return (
    <Badge tone={is_old ? 'plain' : 'brand'}>
      {`First visit: ${EARLIEST_VISITS[when].toLowerCase()}`}
      <span className={styles.dot}>{' · '}</span>
      <span className={styles.line}>
        {is_old ? 'Older: said ' : 'Said '}
        <time dateTime={said_on}>{formatDate(said_on)}</time>
      </span>
    </Badge>
  );
}

interface AcceptingBadgeProps {
  accepting: Accepting;
  /** ISO date */
  confirmedAt: string | null;
}

/** Whether new patients are welcome, and when the doctor last said so. */
function AcceptingBadge({ accepting, confirmedAt }: AcceptingBadgeProps) {
  if (accepting === 'no') return <Badge>Not accepting new patients</Badge>;
  if (accepting === 'unconfirmed') return <Badge tone="warn">New patients: not confirmed lately</Badge>;
  return (
    <Badge tone="ok" icon={<CheckIcon />}>
      Accepting new patients
      {confirmedAt && (
        <>
          <span className={styles.dot}>{' · '}</span>
          <span className={styles.line}>
            Confirmed <time dateTime={confirmedAt}>{formatDate(confirmedAt)}</time>
          </span>
        </>
      )}
    </Badge>
  );
}

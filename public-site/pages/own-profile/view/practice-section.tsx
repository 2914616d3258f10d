import type { ProfileContent } from '#contract/profiles.ts';
import { STATES, labelOf } from '#contract/vocabulary.ts';
import type { ListFilter } from '#contract/vocabulary.ts';
import { numberText } from '#contract/wording.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { HeartIcon } from '../../../ui/icons.tsx';
import { setupPath } from '../setup/setup-path.ts';
import { Fact } from './fact.tsx';
import { Section } from './section.tsx';
import styles from './section.module.css';

/** Whom the doctor sees, for what, and what it costs. */
export function PracticeSection({ content }: { content: ProfileContent }) {
  const { first_visit, follow_up, sliding_scale } = content.fees;
  const fees = [
    first_visit !== null && `First visit $${numberText(first_visit)}`,
    follow_up !== null && `Follow-up $${numberText(follow_up)}`,
    sliding_scale && 'Sliding scale on request',
  ].filter((fee) => fee !== false);
  const others = content.other_practices ?? [];
  const isVideoOnly = content.telehealth && content.video_only && others.every((one) => one.video_only);
  return (
    <Section
      title="Practice"
      icon={<HeartIcon />}
      action={
        <ButtonLink href={setupPath(2, 'conditions')} look="quiet">
          Change <span className="visually-hidden">practice</span>
        </ButtonLink>
      }
    >
      <dl className={styles.facts}>
        <Fact name="Conditions">{labels('condition', content.conditions)}</Fact>
        <Fact name="Treatments">{labels('treatment', content.treatments)}</Fact>
        <Fact name="Ages">{labels('age', content.ages)}</Fact>
        <Fact name="Languages">{labels('language', content.languages)}</Fact>
        <Fact name="Insurances">{labels('insurance', content.insurances)}</Fact>
        <Fact name="Fees">{fees.length === 0 ? 'Not published' : fees.join(' · ')}</Fact>
        <Fact name="By video">
          {content.telehealth
            ? content.telehealth_states.map((state) => STATES[state]).join(', ') || 'In no state yet'
            : 'No'}
          {isVideoOnly && ' (nobody in person)'}
        </Fact>
        {others.map((practice, i) => (
          <Fact name={`Practice ${i + 2}`} key={i}>
            {practice.practice_name}, {practice.street}
            {practice.street_hidden && ' (hidden)'}, {practice.city}, {practice.state} {practice.zip},{' '}
            {practice.phone}
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

function labels(filter: ListFilter, keys: readonly string[]): string {
  return keys.length === 0 ? 'None' : keys.map((key) => labelOf(filter, key)).join(', ');
}

import type { Fees } from '#contract/doctors.ts';
import type { Insurance } from '#contract/vocabulary.ts';
import { labelOf } from '#contract/vocabulary.ts';
import { numberText } from '#contract/words.ts';
import { Chip, ChipList } from '../../../ui/chip.tsx';
import { CardIcon } from '../../../ui/icons.tsx';
import { Row, SideCard } from './side-card.tsx';
import styles from './profile.module.css';

export function ProfileFees({ insurances, fees }: { insurances: Insurance[]; fees: Fees }) {
  const { first_visit, follow_up, sliding_scale } = fees;
  const unsaid = first_visit === null && follow_up === null && !sliding_scale;
  return (
    <SideCard title="Insurance and fees" icon={<CardIcon />}>
      <ChipList>
        {insurances.map((insurance) => (
          <Chip key={insurance}>{labelOf('insurance', insurance)}</Chip>
        ))}
      </ChipList>
      {unsaid ? (
        <p className={styles.small}>Fees are not published here. Ask when you call.</p>
      ) : (
        <dl>
          {first_visit !== null && <Row name="First visit">{dollars(first_visit)}</Row>}
          {follow_up !== null && <Row name="Follow-up">{dollars(follow_up)}</Row>}
          {sliding_scale && <Row name="Sliding scale">On request</Row>}
        </dl>
      )}
    </SideCard>
  );
}

function dollars(amount: number): string {
  return `$${numberText(amount)}`;
}

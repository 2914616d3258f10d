import type { Fees } from '#contract/profiles.ts';
import type { Insurance } from '#contract/vocabulary.ts';
import { numberText } from '#contract/wording.ts';
import { CardIcon } from './profile-icons.tsx';
import { FoldedChips } from './folded-chips.tsx';
import { Row, SideCard } from './side-card.tsx';
import styles from './profile.module.css';

export function ProfileFees({ insurances, fees }: { insurances: Insurance[]; fees: Fees }) {
  const { first_visit, follow_up, sliding_scale } = fees;
  const unsaid = first_visit === null && follow_up === null && !sliding_scale;
  return (
    <SideCard title="Insurance and fees" icon={<CardIcon />}>
      {insurances.length > 0 ? (
        <FoldedChips filter="insurance" values={insurances} />
      ) : (
        <p className={styles.small}>No insurance is named here. Ask when you call.</p>
      )}
      {unsaid ? (
        <p className={styles.small}>Fees are not published here. Ask when you call.</p>
      ) : (
        <dl>
          {first_visit !== null && <Row name="First visit">{feeText(first_visit)}</Row>}
          {follow_up !== null && <Row name="Follow-up">{feeText(follow_up)}</Row>}
          {sliding_scale && <Row name="Sliding scale">On request</Row>}
        </dl>
      )}
    </SideCard>
  );
}

function feeText(dollars: number): string {
  return dollars === 0 ? 'No charge' : `$${numberText(dollars)}`;
}

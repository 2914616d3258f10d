import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ChipList } from '../../ui/chip.tsx';
import { ShieldCheckIcon } from '../../ui/icons.tsx';
import styles from './pricing.module.css';

const FACTS = {
  Treats: 'Anxiety, ADHD, depression',
  Insurances: 'Aetna, Cigna / Evernorth, Medicare',
  Fees: '$350 for a first visit, $175 for a follow-up',
  Hours: 'Mon to Thu, 9:00 am to 5:00 pm',
  Licenses: 'MA 223344, valid until June 30, 2028 · Checked in the register of the state',
};

/** What is bought, in short: a profile of nobody. */
export function ExampleProfile() {
  return (
    <section aria-labelledby="example">
      <h2 id="example">What a profile looks like</h2>
      <p className={styles.aside}>An example: there is no such doctor.</p>
      <Card className={styles.example}>
        <Avatar avatar={null} firstName="Ada" lastName="Example" size="l" />
        <div className={styles.facts}>
          <p>
            <strong>Dr. Ada Example</strong>
          </p>
          <p>MD · Child &amp; adolescent psychiatrist</p>
          <p>Harbor Street Psychiatry, 12 Elm St, Cambridge, MA · (617) 555-0143</p>
          <ChipList label="At a glance">
            <Badge tone="brand" icon={<ShieldCheckIcon />}>
              Verified
            </Badge>
            <Badge tone="ok">Accepting new patients</Badge>
            <Badge>First visit: within two weeks</Badge>
            <Badge tone="accent">Telehealth in MA</Badge>
            <Badge>English, Spanish</Badge>
          </ChipList>
          <dl className={styles.facts}>
            {Object.entries(FACTS).map(([name, text]) => (
              <div key={name}>
                <dt className={styles.aside}>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </section>
  );
}

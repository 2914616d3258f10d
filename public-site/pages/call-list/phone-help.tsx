import { CONDITIONS, INSURANCES, labelOf } from '#contract/vocabulary.ts';
import type { Wish } from '../../components/call-list/saved-list.ts';
import { Note } from '../../components/guides/note.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import type { Choice } from '../../ui/select.tsx';
import { toAsk, toSay } from './phone-words.ts';
import styles from './phone-help.module.css';

interface PhoneHelpProps {
  wish: Wish;
  onChange: (wish: Wish) => void;
}

/** What to say and what to ask, for who finds it hard to begin. */
export function PhoneHelp({ wish, onChange }: PhoneHelpProps) {
  return (
    <Card as="section" size="l" className={styles.help} aria-labelledby="call-list-help">
      <h2 id="call-list-help">When you call</h2>
      <p className={styles.kind}>
        It often takes many calls to find somebody who has room. A no is about their calendar, not about you.
      </p>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h3>What you can say</h3>
          <blockquote className={styles.say}>{toSay(wish).join(' ')}</blockquote>
          <p className={styles.hint}>
            Read it out as it stands. You need not say more than you want to, and a message on their machine
            is enough.
          </p>
        </div>
        <div className={styles.words}>
          <h3>What to ask</h3>
          <ul className={styles.ask}>
            {toAsk(wish).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.wish}>
        <Select
          label="Need"
          value={wish.conditions.join()}
          options={choices('condition', Object.keys(CONDITIONS), wish.conditions)}
          onChange={({ currentTarget }) =>
            onChange({ ...wish, conditions: keysIn(currentTarget.value) as Wish['conditions'] })
          }
        />
        <Select
          label="Insurance"
          value={wish.insurances.join()}
          options={choices('insurance', Object.keys(INSURANCES), wish.insurances)}
          onChange={({ currentTarget }) =>
            onChange({ ...wish, insurances: keysIn(currentTarget.value) as Wish['insurances'] })
          }
        />
        <Checkbox
          label="By video"
          checked={wish.telehealth}
          onChange={({ currentTarget }) => onChange({ ...wish, telehealth: currentTarget.checked })}
        />
      </div>
      <Note tone="urgent">
        <p>
          If you cannot wait, or it gets too much: <a href="tel:988">call 988</a> or{' '}
          <a href="sms:988">text 988</a>, day and night. In danger, <a href="tel:911">call 911</a>.
        </p>
      </Note>
    </Card>
  );
}

/** Each value by itself, and those of the search together. */
function choices(filter: 'condition' | 'insurance', keys: string[], wished: readonly string[]): Choice[] {
  const several = wished.length > 1 ? [wished.join()] : [];
  return [
    { key: '', label: 'Nothing in particular' },
    ...[...several, ...keys].map((key) => ({
      key,
      label: keysIn(key)
        .map((one) => labelOf(filter, one))
        .join(', '),
    })),
  ];
}

function keysIn(value: string): string[] {
  return value === '' ? [] : value.split(',');
}

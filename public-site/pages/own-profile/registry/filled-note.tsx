import { useWatch } from 'react-hook-form';
import { formatDate } from '#contract/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldLinks } from '../setup/field-links.tsx';
import type { SetupForms } from '../setup/forms.ts';
import { labelOf, leftFields } from './left-fields.ts';
import { REGISTRY_FIELDS, isSame, saidOf } from './registry-match.ts';
import type { RegistryMatch } from './registry-match.ts';
import styles from './registry-panel.module.css';

interface FilledNoteProps {
  form: SetupForms['identity'];
  match: RegistryMatch;
  onAgain: () => void;
}

/** What was filled in, what is left, and where the registry says another thing. */
export function FilledNote({ form, match, onAgain }: FilledNoteProps) {
  useWatch({ control: form.control });
  const values = form.getValues();
  const left = leftFields(values);
  const others = [...REGISTRY_FIELDS, ...values.licenses.map((_, row) => `licenses.${row}.number` as const)]
    .filter((name) => {
      const said = saidOf(match, name, values.licenses);
      return said !== null && !isSame(form.getValues(name), said.text);
    })
    .map((name) => ({ name, says: labelOf(name, values) }));
  return (
    <>
      <div className={styles.top}>
        <h2>From the national registry</h2>
        <p className={styles.note}>
          NPI {match.profile.npi}, as NPPES had it on {formatDate(match.dated)}. Please check what is marked
          as from there: you can change all of it.
        </p>
      </div>
      {left.length === 0 ? (
        <p>Nothing is left to fill in here.</p>
      ) : (
        <div className={styles.fields}>
          <p>{left.length === 1 ? 'One field is left:' : `${left.length} fields are left:`}</p>
          <FieldLinks fields={left} className={styles.links} />
        </div>
      )}
      {others.length > 0 && (
        <div className={styles.fields}>
          <p>The registry says something else of:</p>
          <FieldLinks fields={others} className={styles.links} />
        </div>
      )}
      <div className={styles.actions}>
        <Button look="quiet" size="s" onClick={onAgain}>
          Look up another NPI
        </Button>
      </div>
    </>
  );
}

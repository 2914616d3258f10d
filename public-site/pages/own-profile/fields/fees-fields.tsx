import { useController, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldGroup } from './field-group.tsx';
import type { ProfileForm } from './profile-form.ts';
import { TextField } from './text-field.tsx';
import styles from './fees-fields.module.css';

export function FeesFields() {
  const { control } = useFormContext<ProfileForm>();
  const { field } = useController({ control, name: 'fees.sliding_scale' });
  return (
    <FieldGroup
      legend="Fees without insurance"
      hint="In whole dollars. Leave a field empty to publish no fee."
      id="field-fees"
    >
      <div className={styles.fees}>
        <TextField label="First visit" name="fees.first_visit" icon={<span>$</span>} isNumber />
        <TextField label="Follow-up" name="fees.follow_up" icon={<span>$</span>} isNumber />
      </div>
      <div className={styles.scale}>
        <Checkbox
          label="I have a sliding scale: I lower the fee for people who cannot pay it"
          checked={field.value}
          onChange={(event) => field.onChange(event.currentTarget.checked)}
        />
      </div>
    </FieldGroup>
  );
}

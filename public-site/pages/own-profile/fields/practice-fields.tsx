import { useFormContext, useWatch } from 'react-hook-form';
import { STATES } from '#contract/vocabulary.ts';
import { Fold } from './fold.tsx';
import styles from './pair.module.css';
import type { PracticeAt, ProfileForm } from './profile-form.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { useCityOfZip } from './use-city-of-zip.ts';
import { YesNoField } from './yes-no-field.tsx';

/**
 * Where a practice is, and its telephone. The ZIP code fills in the city and the state. A browser fills in the address of
 * the first alone.
 */
export function PracticeFields({ at = '' }: { at?: PracticeAt }) {
  const fillIn = useCityOfZip(at);
  const { control } = useFormContext<ProfileForm>();
  const isHidden = useWatch({ control, name: `${at}street_hidden` });
  const known = (what: string) => (at === '' ? what : 'off');
  return (
    <>
      <TextField
        label="Name of the practice"
        name={`${at}practice_name`}
        autoComplete={known('organization')}
      />
      <TextField label="Street and number" name={`${at}street`} autoComplete={known('address-line1')} />
      <Fold label="Street on your page" says={isHidden ? 'Hidden' : 'Shown'}>
        <YesNoField
          name={`${at}street_hidden`}
          legend="May visitors see the street?"
          hint="Where it is hidden they see city and ZIP code. We still see it when we check your profile."
          yes="No, hide it"
          no="Yes"
        />
      </Fold>
      <div className={styles.pair}>
        <TextField
          label="ZIP code"
          name={`${at}zip`}
          inputMode="numeric"
          autoComplete={known('postal-code')}
          maxLength={5}
          onInput={fillIn}
        />
        <TextField label="City" name={`${at}city`} autoComplete={known('address-level2')} />
      </div>
      <div className={styles.wide}>
        <SelectField
          label="State"
          name={`${at}state`}
          words={STATES}
          autoComplete={known('address-level1')}
        />
        <TextField label="Telephone" name={`${at}phone`} type="tel" autoComplete={known('tel')} />
      </div>
    </>
  );
}

import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate } from '#contract/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { fieldId } from '../fields/profile-form.ts';
import type { FieldName, ProfileForm } from '../fields/profile-form.ts';
import { MatchContext, isSame, saidOf } from './registry-match.ts';
import styles from './registry-mark.module.css';

interface MarkedProps {
  name: FieldName;
  label: string;
  /** By key, what stands for it. */
  words?: Record<string, string>;
  /** The field, with the id of what says where it is from. */
  children: (mark: { 'aria-describedby'?: string }) => ReactNode;
}

/** A field that says below that it is from the national registry, or what that says instead. */
export function Marked({ name, label, words, children }: MarkedProps) {
  const match = useContext(MatchContext);
  const { control, getValues, setValue, setFocus } = useFormContext<ProfileForm>();
  useWatch({ control, name: name.startsWith('licenses.') ? 'licenses' : name, disabled: match === null });
  if (!match) return children({});
  const said = saidOf(match, name, getValues('licenses') ?? []);
  if (!said) return <div className={styles.marked}>{children({})}</div>;
  const { text, wasFilled } = said;
  const id = `${fieldId(name)}-registry`;

  function take() {
    setValue(name, text as never, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  }

  return (
    <div className={styles.marked}>
      {children({ 'aria-describedby': id })}
      {isSame(getValues(name), text) ? (
        <p className={styles.same} id={id}>
          <CheckIcon size={14} />
          <span>
            From the <span className="visually-hidden">national </span>registry
            <span className="visually-hidden"> (NPPES), {formatDate(match.dated)}</span>
          </span>
        </p>
      ) : (
        <div className={styles.differs}>
          <p id={id}>
            {wasFilled ? 'Changed; the registry says' : 'The registry says'} {words?.[text] ?? text}
          </p>
          <Button look="quiet" size="s" onClick={take}>
            Use the registry’s <span className="visually-hidden">{label}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

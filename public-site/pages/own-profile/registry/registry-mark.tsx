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

/** They have a line of a phone to themselves: there is room beside their labels. */
const LONG: FieldName[] = ['title', 'street', 'state', 'phone'];

interface MarkedProps {
  name: FieldName;
  label: string;
  /** By key, what stands for it. */
  words?: Record<string, string>;
  hint?: ReactNode;
  /** The field, told what says where it is from: below, beside its label, or with its own hint. */
  children: (mark: { 'aria-describedby'?: string; hint?: ReactNode; action?: ReactNode }) => ReactNode;
}

/** A field that says that it is from the national registry, or what that says instead. */
export function Marked({ name, label, words, hint, children }: MarkedProps) {
  const match = useContext(MatchContext);
  const { control, getValues, setValue, setFocus } = useFormContext<ProfileForm>();
  useWatch({ control, name: name.startsWith('licenses.') ? 'licenses' : name, disabled: match === null });
  if (!match) return children({ hint });
  const theirs = saidOf(match, name, getValues('licenses') ?? []);
  if (!theirs) return <div className={styles.marked}>{children({ hint })}</div>;
  const { text, wasFilled } = theirs;
  const id = `${fieldId(name)}-registry`;

  function take() {
    setValue(name, text as never, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  }

  const isTheirs = isSame(getValues(name), text);
  const source = `From the national registry (NPPES), ${formatDate(match.dated)}`;
  const other = `${wasFilled ? 'Changed; the' : 'The'} registry says ${words?.[text] ?? text}`;
  const said = (
    <>
      {hint} <span className="visually-hidden">{isTheirs ? source : other}</span>
    </>
  );
  const same = (
    <p className={styles.same}>
      <CheckIcon size={14} />
      <span aria-hidden="true">From the registry</span>
      <span className="visually-hidden" id={id}>
        {source}
      </span>
    </p>
  );
  const isBeside = isTheirs && LONG.includes(name);
  return (
    <div className={styles.marked}>
      {children({
        'aria-describedby': id,
        hint: hint === undefined ? undefined : said,
        ...(isBeside && { action: same }),
      })}
      {isTheirs ? (
        !isBeside && same
      ) : (
        <div className={styles.differs}>
          <p id={id}>{other}</p>
          <Button look="quiet" size="s" onClick={take}>
            Use this <span className="visually-hidden">for {label}</span>
          </Button>
        </div>
      )}
    </div>
  );
}

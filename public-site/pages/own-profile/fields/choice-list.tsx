import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { FieldGroup } from './field-group.tsx';
import { Fold } from './fold.tsx';
import { fieldId } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { useProblem } from './use-problem.ts';
import styles from './choice-list.module.css';

/** From so many on, a list is folded, and from so many it can be filtered. */
const FOLDED = 5;
const LONG = 13;

type ListName =
  | 'boards'
  | 'conditions'
  | 'treatments'
  | 'ages'
  | 'languages'
  | 'insurances'
  | 'telehealth_states';

interface ChoiceListProps {
  name: ListName;
  legend: string;
  hint?: string;
  /** By key, what stands for it. */
  words: Partial<Record<string, string>>;
  /** Each is a word that short that all are seen, beside each other. */
  isShort?: boolean;
}

/** Any number of a list of words: checkboxes, of a long list those that fit what is typed, once it is opened. */
export function ChoiceList({ name, legend, hint, words, isShort }: ChoiceListProps) {
  const { control, trigger } = useFormContext<ProfileForm>();
  const { field } = useController({ control, name });
  const error = useProblem(name);
  const [typed, setTyped] = useState('');
  const chosen: readonly string[] = field.value ?? [];
  const all = Object.entries(words).map(([key, label = key]) => ({ key, label }));
  const shown = all.filter(({ label }) => plain(label).includes(plain(typed)));

  function toggle(key: string) {
    const next = chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key];
    field.onChange(next);
    if (error) void trigger(name);
  }

  /** Enter takes the only one that is left, and never sends the form. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (shown.length !== 1) return;
    toggle(shown[0].key);
    setTyped('');
  }

  const says = chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen: ${labelsOf(chosen, words)}`;
  const isFolded = !isShort && all.length >= FOLDED;
  const list = (
    <>
      {all.length >= LONG && (
        <Field
          label={`Filter: ${legend}`}
          labelHidden
          icon={<SearchIcon size={18} />}
          placeholder="Type to filter the list"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={press}
        />
      )}
      <div className={isShort ? styles.short : styles.list}>
        {shown.map(({ key, label }) => (
          <Checkbox key={key} label={label} checked={chosen.includes(key)} onChange={() => toggle(key)} />
        ))}
        {shown.length === 0 && <p className={styles.none}>Nothing in this list fits “{typed}”.</p>}
      </div>
    </>
  );
  return (
    <FieldGroup legend={legend} legendHidden={isFolded} hint={hint} error={error} id={fieldId(name)}>
      {isFolded ? (
        <Fold label={legend} says={says}>
          {list}
        </Fold>
      ) : (
        list
      )}
    </FieldGroup>
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function labelsOf(keys: readonly string[], words: Partial<Record<string, string>>): string {
  return keys.map((key) => words[key] ?? key).join(', ');
}

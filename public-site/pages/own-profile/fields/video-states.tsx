import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { ChoiceList } from './choice-list.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldId } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { useProblem } from './use-problem.ts';

const NAME = 'telehealth_states';
const LEGEND = 'In which states you see patients by video';

/** The states of the saved licenses; a single one is no question. */
export function VideoStates({ licensed }: { licensed: readonly State[] }) {
  const states = [...new Set(licensed)];
  const only = states.length === 1 ? states[0] : null;
  const { getValues, setValue } = useFormContext<ProfileForm>();
  const error = useProblem(NAME);
  useEffect(() => {
    if (only && getValues(NAME).join() !== only) setValue(NAME, [only], { shouldDirty: true });
  }, [only, getValues, setValue]);

  if (states.length > 1)
    return (
      <ChoiceList
        name={NAME}
        legend={LEGEND}
        hint="States of the licenses that you saved in step 1."
        words={Object.fromEntries(states.map((state) => [state, STATES[state]]))}
      />
    );
  return (
    <FieldGroup legend={LEGEND} error={error} id={fieldId(NAME)}>
      <p>
        {only
          ? `${STATES[only]}: the state of your license.`
          : 'Please save your licenses in step 1 first: their states are offered here.'}
      </p>
    </FieldGroup>
  );
}

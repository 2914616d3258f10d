import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OwnProfile } from '#contract/own-profile.ts';
import type { RegistryProfile } from '#contract/schemas/answers/registry.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusField } from '../setup/focus-field.ts';
import type { SetupForms } from '../setup/forms.ts';
import { filledBy } from './filled-by.ts';
import { FilledNote } from './filled-note.tsx';
import { leftFields } from './left-fields.ts';
import { MatchList } from './match-list.tsx';
import { NameForm } from './name-form.tsx';
import { NpiForm } from './npi-form.tsx';
import type { RegistryField } from './registry-match.ts';
import styles from './registry-panel.module.css';

interface RegistryPanelProps {
  className: string;
  forms: SetupForms;
  own: OwnProfile;
  /** It asks for an NPI or a name; else it says what was filled in. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

interface Found {
  profiles: RegistryProfile[];
  dated: string;
}

/** Begins step 1 with what the national registry says of an NPI, or of a name. Folded once that is there. */
export function RegistryPanel({ className, forms, own, isOpen, onOpen }: RegistryPanelProps) {
  const { identity, registry } = forms;
  const match = useWatch({ control: registry.control, name: 'match' });
  const [way, setWay] = useState<'npi' | 'name'>('npi');
  const [found, setFound] = useState<Found | null>(null);
  const [told, setTold] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  /** The NPI that the form has from here. */
  const lookedUp = useRef('');
  const isPressed = isOpen && own.step1_at !== null;
  const focusNext = useRef<(() => void) | null>(isPressed ? focusFirst : null);
  // Once what has it is there: the form may be drawn before that for another reason.
  useEffect(() => {
    focusNext.current?.();
    focusNext.current = null;
  }, [isOpen, way, found]);

  function focusFirst() {
    frame.current?.querySelector<HTMLElement>('input')?.focus();
  }

  function open(next: typeof way) {
    setFound(null);
    setTold('');
    setWay(next);
    onOpen(true);
    focusNext.current = focusFirst;
  }

  function close() {
    setFound(null);
    onOpen(false);
    focusField('npi');
  }

  /** It need not be typed again where the registry does not know it. */
  function keepNpi(npi: string) {
    const known = identity.getValues('npi');
    if (known && known !== lookedUp.current) return;
    identity.setValue('npi', npi, { shouldDirty: true });
    lookedUp.current = npi;
  }

  function fillIn(profile: RegistryProfile, dated: string) {
    const { values, licenses, filled } = filledBy(identity.getValues(), profile, match);
    const names = Object.keys(values) as RegistryField[];
    for (const name of names) identity.setValue(name, values[name] as never, { shouldDirty: true });
    identity.setValue('licenses', licenses, { shouldDirty: true });
    identity.clearErrors([...names, 'licenses']);
    registry.setValue('match', { profile, dated, filled });
    const left = leftFields(identity.getValues());
    close();
    setTold(
      `Filled in from the registry. Left to fill in: ${left.map(({ says }) => says).join(', ') || 'nothing'}.`,
    );
    if (left.length > 0) focusNext.current = () => focusField(left[0].name);
  }

  const cancel = (match !== null || own.step1_at !== null) && (
    <Button look="quiet" onClick={close}>
      Close
    </Button>
  );
  return (
    <Card size="l" className={className}>
      <div className={styles.inner} ref={frame}>
        {!isOpen && match && <FilledNote form={identity} match={match} onAgain={() => open('npi')} />}
        {isOpen && (
          <div className={styles.top}>
            <h2>Begin with your NPI</h2>
            {!found && (
              <p className={styles.note}>
                The national registry (NPPES) fills in name, degree, address, telephone and licenses. What you
                typed stays, and all can be changed.
              </p>
            )}
          </div>
        )}
        {isOpen && way === 'npi' && (
          <NpiForm
            npi={identity.getValues('npi') || (own.letter_npi ?? '')}
            onTyped={keepNpi}
            onFound={(profiles, dated) => fillIn(profiles[0], dated)}
          >
            <Button look="quiet" onClick={() => open('name')}>
              I do not know it
            </Button>
            {cancel}
          </NpiForm>
        )}
        {isOpen && way === 'name' && !found && (
          <NameForm known={identity.getValues()} onFound={(profiles, dated) => setFound({ profiles, dated })}>
            <Button look="quiet" onClick={() => open('npi')}>
              I know my NPI
            </Button>
            {cancel}
          </NameForm>
        )}
        {isOpen && way === 'name' && found && (
          <MatchList profiles={found.profiles} onChoose={(profile) => fillIn(profile, found.dated)}>
            <Button look="quiet" size="s" onClick={() => open('name')}>
              Search again
            </Button>
            <Button look="quiet" size="s" onClick={() => open('npi')}>
              I know my NPI
            </Button>
          </MatchList>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </Card>
  );
}

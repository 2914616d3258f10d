import { useState } from 'react';
import { formatDate } from '#contract/dates.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { LONGEST_PASSKEY_NAME } from '#contract/second-factors.ts';
import type { ListedPasskey } from '#contract/second-factors.ts';
import { post } from '../../app/api.ts';
import { missing } from '../../app/field-checks.ts';
import { makePasskey } from './passkeys.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { KeyIcon } from '../../ui/icons.tsx';
import { AccountForm } from './account-form.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import type { Proven } from './use-proof.tsx';
import type { ChangeFactors } from './change-factors.ts';
import styles from './ways-to-sign-in.module.css';

interface PasskeyListProps {
  passkeys: readonly ListedPasskey[];
  change: ChangeFactors;
  proven: Proven;
}

export function PasskeyList({ passkeys, change, proven }: PasskeyListProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={styles.way}>
      <h3>Passkeys</h3>
      <p>
        Your phone or computer signs you in by a finger, a face or its PIN. There is nothing to type or to
        steal.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, created_at, used_at }) => (
            <li key={id} className={styles.item}>
              <KeyIcon />
              <div className={styles.words}>
                <strong>{name}</strong>
                <span>
                  Added {formatDate(created_at)}
                  {used_at && <>, last used {formatDate(used_at)}</>}
                </span>
              </div>
              <RemoveFactor
                what={`the passkey “${name}”`}
                onRemove={() =>
                  change(ACCOUNT_API.removePasskey, { id }, `“${name}” does not sign in any more.`)
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Button look="quiet" onClick={() => setIsAdding(true)}>
        Add a passkey
      </Button>
      <Dialog open={isAdding} onClose={() => setIsAdding(false)} title="Add a passkey">
        <Addition change={change} proven={proven} onOver={() => setIsAdding(false)} />
      </Dialog>
    </section>
  );
}

interface AdditionProps extends Pick<PasskeyListProps, 'change' | 'proven'> {
  onOver: () => void;
}

function Addition({ change, proven, onOver }: AdditionProps) {
  const form = useForm(['name'] as const, { check, send });

  async function send({ name }: Values<'name'>) {
    const options = await proven(() => post<Parameters<typeof makePasskey>[0]>(ACCOUNT_API.beginPasskey));
    if (!options) return { message: '' };
    if (options.status !== 200) return options;
    const passkey = await makePasskey(options.body);
    const refused = await change(
      ACCOUNT_API.addPasskey,
      { name, passkey },
      `“${name}” signs you in from now on.`,
    );
    if (!refused) onOver();
    return refused;
  }

  return (
    <>
      <p>Your browser asks which device is to keep it: this one, your phone, or a security key.</p>
      <AccountForm form={form} submit="Add a passkey">
        <Field
          label="Name"
          hint="So that you know it in the list."
          autoComplete="off"
          defaultValue="My device"
          maxLength={LONGEST_PASSKEY_NAME}
          {...form.field('name')}
        />
      </AccountForm>
    </>
  );
}

function check({ name }: Values<'name'>) {
  return { name: missing(name, 'a name') };
}

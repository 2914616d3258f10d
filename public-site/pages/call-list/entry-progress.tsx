import { useState } from 'react';
import { MOST_NOTE, PROGRESS } from '../../components/call-list/saved-list.ts';
import type { SavedDoctor, Progress } from '../../components/call-list/saved-list.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { nameOf, progressText } from './doctor-words.ts';
import { TellUs } from './tell-us.tsx';
import styles from './entry-progress.module.css';

const CHOICES = Object.entries(PROGRESS).map(([key, label]) => ({ key, label }));

interface EntryProgressProps {
  doctor: SavedDoctor;
  /** Answers whether the change is kept. */
  onChange: (changed: Partial<SavedDoctor>) => boolean;
}

/** What came of the call, and the visitor's own note: kept as it is typed. */
export function EntryProgress({ doctor, onChange }: EntryProgressProps) {
  const { progress, appointment, note, listed, accepting } = doctor;
  // What is typed stays in the field also when the browser does not keep it.
  const [typed, setTyped] = useState<string | null>(null);
  const name = nameOf(doctor);
  return (
    <div className={styles.progress}>
      <div className={styles.fields}>
        <div className={styles.state}>
          <Select
            label="What came of it"
            aria-label={`What came of calling ${name}`}
            options={CHOICES}
            value={progress}
            onChange={({ currentTarget }) => onChange({ progress: currentTarget.value as Progress })}
          />
          {progress === 'appointment' && (
            <Field
              label="On"
              aria-label={`Day of the appointment with ${name}`}
              type="date"
              value={appointment}
              onChange={({ currentTarget }) => onChange({ appointment: currentTarget.value })}
            />
          )}
        </div>
        <TextArea
          className={styles.note}
          label="Your note"
          aria-label={`Your note about ${name}`}
          rows={2}
          maxLength={MOST_NOTE}
          value={typed ?? note}
          onChange={({ currentTarget: { value } }) => setTyped(onChange({ note: value }) ? null : value)}
        />
      </div>
      <div className={styles.printed}>
        <p>{progressText(doctor)}</p>
        <p className={styles.written}>{note}</p>
      </div>
      {progress === 'full' && listed && accepting !== 'no' && (
        <TellUs doctor={doctor} onTold={() => onChange({ told: true })} />
      )}
    </div>
  );
}

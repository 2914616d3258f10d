import { useEffect, useState } from 'react';
import { counted } from '#contract/wording.ts';
import { changeDoctor, changeList, notSaved } from '../../components/call-list/change-list.ts';
import type { SavedDoctor, SavedList } from '../../components/call-list/saved-list.ts';
import { copyText } from '../../components/copy-text.ts';
import { forgetSeen } from '../../app/kept-pages.ts';
import { showError, showToast } from '../../app/toasts.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { inCallingOrder, openAt } from './calling-order.ts';
import { nameOf, placeOf, progressText } from './doctor-words.ts';
import { factsOf } from './entry-facts.tsx';
import { ListEntry } from './list-entry.tsx';
import { listAsText } from './list-as-text.ts';
import { PhoneHelp } from './phone-help.tsx';
import { refreshList } from './refresh-list.ts';
import { useMomentSeen } from './use-moment-seen.ts';
import { WhereSaved } from './where-saved.tsx';
import styles from './call-list.module.css';

/** Side by side there is room for so many. */
const MOST_COMPARED = 3;

interface CallListProps {
  list: SavedList;
  /** These were taken off, and may be wanted back. */
  onRemoved: (doctors: SavedDoctor[]) => void;
}

/** Who is saved, in calling order, with what helps on the telephone. */
export function CallList({ list, onRemoved }: CallListProps) {
  const moment = useMomentSeen();
  const [isOld, setOld] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const doctors = inCallingOrder(list.doctors, moment);
  const compared = doctors.filter(({ id }) => chosen.includes(id));

  const comparison = useLoaded(compared.length > 1, () => import('./comparison.tsx'), showError);
  const [opened] = useState(() => list.doctors.map(({ id }) => id));
  useEffect(() => {
    void refreshList(opened, new Date()).then((isFresh) => setOld(!isFresh));
  }, [opened]);

  function remove(gone: SavedDoctor[]) {
    const saved = changeList(({ doctors, wish }) => ({
      doctors: doctors.filter(({ id }) => !gone.some((doctor) => doctor.id === id)),
      wish,
    }));
    if (announce(saved)) onRemoved(gone);
    if (gone.length === list.doctors.length) forgetSeen();
  }

  return (
    <div className={styles.list}>
      <div className={styles.columns}>
        <section className={styles.doctors} aria-labelledby="call-list-doctors">
          <div className={styles.heading}>
            <h2 id="call-list-doctors">
              {counted(doctors.length, 'doctor')}
              {doctors.length > 1 && (
                <span className={styles.order}> taking patients first, then open now</span>
              )}
            </h2>
            <a className={styles.toMore} href="#call-list-more">
              What to say, print
            </a>
          </div>
          <p className={styles.old} role="status">
            {isOld && 'Some of this could not be read again just now. It is shown as it was last read.'}
          </p>
          <ol className={styles.entries} role="list">
            {doctors.map((doctor) => (
              <ListEntry
                key={doctor.id}
                doctor={doctor}
                wish={list.wish}
                isCompared={chosen.includes(doctor.id)}
                mayCompare={compared.length < MOST_COMPARED}
                compared={compared.length}
                onCompare={(wanted) =>
                  setChosen(wanted ? [...chosen, doctor.id] : chosen.filter((id) => id !== doctor.id))
                }
                onChange={(changed) => announce(changeDoctor(doctor.id, changed))}
                onRemove={() => remove([doctor])}
              />
            ))}
          </ol>
        </section>
        <div className={styles.beside} id="call-list-more">
          <div className={styles.tools}>
            <Button look="quiet" onClick={() => print()}>
              Print
            </Button>
            <Button
              look="quiet"
              onClick={() =>
                void copyText(
                  listAsText(doctors, list.wish, new Date()),
                  'The list is copied, with your notes.',
                )
              }
            >
              Copy as text
            </Button>
            <Button look="quiet" onClick={() => remove(list.doctors)}>
              Delete the whole list
            </Button>
          </div>
          <WhereSaved />
          <PhoneHelp
            wish={list.wish}
            onChange={(wish) => announce(changeList((current) => ({ ...current, wish })))}
          />
        </div>
      </div>
      {comparison && compared.length > 1 && (
        <comparison.Comparison
          doctors={compared}
          wish={list.wish}
          moment={moment}
          parts={{ factsOf, nameOf, openAt, placeOf, progressText }}
        />
      )}
    </div>
  );
}

/** Says it kindly when the browser did not keep a change. */
function announce(saved: boolean): boolean {
  if (!saved) showToast('warning', notSaved());
  return saved;
}

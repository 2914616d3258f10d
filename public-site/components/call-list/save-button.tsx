import type { DoctorProfile } from '#contract/profiles.ts';
import type { DoctorCard } from '#contract/search.ts';
import { showError } from '../../app/toasts.ts';
import { classes } from '../../ui/classes.ts';
import { useSavedIds } from './saved-ids.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  doctor: DoctorCard | DoctorProfile;
  className?: string;
}

/** Puts a doctor on the visitor's own list, and takes them off again. */
export function SaveButton({ doctor, className }: SaveButtonProps) {
  const isSaved = useSavedIds().includes(doctor.id);
  const word = isSaved ? 'Saved' : 'Save';
  return (
    <button
      className={classes(styles.save, isSaved && styles.saved, className)}
      type="button"
      onClick={() => {
        // What few visitors press is not part of what all of them load.
        import('./toggle-saved.ts').then(({ toggleSaved }) => toggleSaved(doctor), showError);
      }}
    >
      {/* Another element for another word: of a translated page, the word alone could not be changed. */}
      <span key={word}>{word}</span>
      <span className="visually-hidden">{` Dr. ${doctor.first_name} ${doctor.last_name}`}</span>
    </button>
  );
}

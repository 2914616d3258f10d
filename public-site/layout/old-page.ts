import styles from './announcement.module.css';

const ID = 'old-page';

/** Says on top of the page that what it shows may be old; `age`: milliseconds, 0 where nobody knows. */
export function tellOld(age: number): void {
  if (document.getElementById(ID)) return;
  const note = document.createElement('p');
  note.id = ID;
  note.className = styles.announcement;
  note.setAttribute('role', 'status');
  document.body.prepend(note);
  // Written into what is there already, a status is read out.
  note.textContent = `The directory cannot be reached at the moment. ${whenOf(age)}`;
}

function whenOf(age: number): string {
  if (age === 0) return 'What you see was kept from before, and may have changed.';
  const from = new Date(Date.now() - age);
  const time = from.toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return `What you see is as it was on ${time}, and may have changed.`;
}

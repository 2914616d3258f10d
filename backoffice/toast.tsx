import { Notification } from 'react-admin';

/** SPEC §9, in milliseconds. */
const TIME_OUT = 5000;
const EXTENDED_TIME_OUT = 1000;
const TRANSITION = { enter: 300, exit: 1000 };

/** Messages at the top right, as on the public site. */
export function Toast() {
  return (
    <Notification
      autoHideDuration={TIME_OUT}
      resumeHideDuration={EXTENDED_TIME_OUT}
      transitionDuration={TRANSITION}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    />
  );
}

import { useEffect, useRef, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** SPEC §9, in milliseconds. */
const TIME_OUT = 5000;
const EXTENDED_TIME_OUT = 1000;
const TRANSITION = { enter: 300, exit: 1000 };

/** Messages at the top right, as on the public site. A refusal is settled by what is said next, and by leaving its page. */
export function Toast() {
  const { notifications } = useNotificationContext();
  const { pathname } = useLocation();
  const newest = notifications.at(-1);
  const [settled, setSettled] = useState(0);
  const isShown = useRef(false);
  const isRefusal = useRef(false);

  /** The one that follows is taken anew: what is thrown away here does not say that it leaves. */
  function settleRefusal() {
    if (!isShown.current || !isRefusal.current) return;
    isShown.current = false;
    setSettled((count) => count + 1);
  }

  useEffect(() => {
    if (!newest) return;
    settleRefusal();
    isRefusal.current = newest.type === 'error' || newest.type === 'warning';
  }, [newest]);

  useEffect(settleRefusal, [pathname]);

  return (
    <Notification
      key={settled}
      autoHideDuration={TIME_OUT}
      resumeHideDuration={EXTENDED_TIME_OUT}
      transitionDuration={TRANSITION}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        transition: {
          onEnter: () => void (isShown.current = true),
          onExit: () => void (isShown.current = false),
        },
      }}
    />
  );
}

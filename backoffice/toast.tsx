import { Snackbar } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** SPEC §9, in milliseconds. */
const TIME_OUT = 5000;
const EXTENDED_TIME_OUT = 1000;
const TRANSITION = { enter: 300, exit: 1000 };

/** Messages at the top right, as on the public site, one after the other. */
export function Toast() {
  const { notifications, takeNotification } = useNotificationContext();
  const [number, setNumber] = useState(0);
  const [said, next] = notifications;
  if (!said) return null;
  const goOn = () => {
    takeNotification();
    setNumber(number + 1);
  };
  return <Message key={number} said={said} hasNext={next !== undefined} onGone={goOn} />;
}

interface MessageProps {
  said: NotificationPayload;
  hasNext: boolean;
  onGone: () => void;
}

/** A refusal is settled by what is said next, and by leaving its page. */
function Message({ said: { message, type, notificationOptions }, hasNext, onGone }: MessageProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  const [isOpen, setOpen] = useState(true);
  const isRefusal = type === 'error' || type === 'warning';
  const isSettled = isRefusal && (hasNext || page !== pathname);
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (isSettled) go();
  }, [isSettled]);

  return (
    <Snackbar
      open={isOpen}
      message={typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
      autoHideDuration={TIME_OUT}
      resumeHideDuration={EXTENDED_TIME_OUT}
      transitionDuration={TRANSITION}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={() => setOpen(false)}
      slotProps={{
        transition: { onExited: onGone },
        content: {
          sx: type === 'info' ? {} : { bgcolor: `${type}.main`, color: `${type}.contrastText` },
        },
      }}
    />
  );
}

import { Snackbar } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import type { NotificationPayload } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useLastDone } from './records/take-back.ts';

/** SPEC §9, in milliseconds. */
const TIME_OUT = 5000;
const EXTENDED_TIME_OUT = 1000;
const TRANSITION = { enter: 300, exit: 1000 };

/**
 * Messages at the top right, one after the other. On a narrow screen they are as wide as it is, and leave the buttons of
 * the app's bar free, and that of the bar below it that takes back.
 */
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

/** In pixels: where the app's bar ends, and where what stands below it does (records/take-back-bar.tsx). */
const BELOW_BAR = 56;
const BELOW_BOTH = 136;

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
  const isBelowOther = useLastDone() !== null;
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
      sx={{ top: { xs: isBelowOther ? BELOW_BOTH : BELOW_BAR, md: 24 } }}
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

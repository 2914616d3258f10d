import { useEffect } from 'react';
import { MESSAGES } from '#contract/messages.ts';
import { Button } from '../ui/button.tsx';
import { useHead } from './head.ts';
import { useOnlineAgain } from '../ui/use-online-again.ts';
import styles from '../pages/not-found.module.css';

/** In milliseconds. */
const AGAIN_AFTER = 3000;

/** In place of a page whose code cannot come: the layout stays, and the page opens as soon as it can. */
export function Offline({ retry }: { retry: () => void }) {
  const title = navigator.onLine ? MESSAGES.disconnected : 'You are offline';
  useHead({ title, robots: 'noindex' });
  useOnlineAgain(retry);
  // Who is connected again may be told so before anybody answers.
  useEffect(() => {
    const timer = setInterval(() => {
      if (navigator.onLine) retry();
    }, AGAIN_AFTER);
    return () => clearInterval(timer);
  });
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.text}>This page opens by itself as soon as you are connected again.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

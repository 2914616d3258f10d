import { useHead } from '../app/head.ts';
import { CrisisLine } from '../layout/crisis-line.tsx';
import { Button } from '../ui/button.tsx';
import styles from './not-found.module.css';

/** SPEC §2: what stands in for a page that failed to render, its layout included. */
export function ErrorPage() {
  useHead({ title: 'Unexpected Application Error!', robots: 'noindex' });
  return (
    <>
      <header>
        <CrisisLine />
      </header>
      <main className={`page-width ${styles.page}`}>
        <h1>Unexpected Application Error!</h1>
        <p className={styles.text}>
          Something broke on our side, not on yours. Loading the page again usually helps.
        </p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>Load again</Button>
          {/* Not a Link: a whole new page load, away from what broke. */}
          <a href="/home">Go to the home page</a>
        </div>
      </main>
    </>
  );
}

import { Component } from 'react';
import type { ReactNode } from 'react';
import { PAGES } from '#contract/paths.ts';
import { CrisisLine } from '../layout/crisis-line.tsx';
import { Button } from '../ui/button.tsx';
import { useHead } from './head.ts';
import styles from '../pages/not-found.module.css';

interface Props {
  /** Going to another place tries again. */
  place: string;
  children: ReactNode;
}

/** Shows the fallback error page (SPEC §2) in place of anything below that throws. */
export class Failure extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ place }: Props) {
    if (this.state.failed && place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

const TITLE = 'Unexpected Application Error!';

/** SPEC §2: what stands in for a page that failed to render, its layout included. */
function ErrorPage() {
  useHead({ title: TITLE, robots: 'noindex' });
  return (
    <>
      <header>
        <CrisisLine />
      </header>
      <main className={`page-width ${styles.page}`}>
        <h1>{TITLE}</h1>
        <p className={styles.text}>
          Something broke on our side, not on yours. Loading the page again usually helps.
        </p>
        <div className={styles.actions}>
          <Button onClick={() => location.reload()}>Load again</Button>
          {/* Not a Link: a whole new page load, away from what broke. */}
          <a href={PAGES.home}>Go to the home page</a>
        </div>
      </main>
    </>
  );
}

/* pages/coming/: stand-ins for pages that are linked already and written later. */
import { useLocation } from 'wouter';
import { useHead } from '../../app/head.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './coming-page.module.css';

interface Coming {
  title: string;
  /** What will be here, and what can be done meanwhile. */
  text: string;
}

const PAGES: Record<string, Coming> = {
  '/articleeditor': {
    title: 'Write for the Authors Digest',
    text: 'Here you will write drafts that an administrator publishes. The editor is not ready yet, so nothing can be sent in.',
  },
};

/** A page that is linked already and written later. */
export default function ComingPage() {
  const [path] = useLocation();
  const { title, text } = PAGES[path] ?? { title: 'Page', text: 'This page is being written.' };
  useHead({ title, robots: 'noindex' });
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.actions}>
        <ButtonLink href="/search">Find a psychiatrist</ButtonLink>
        <ButtonLink href="/home" look="quiet">
          Go to the home page
        </ButtonLink>
      </p>
    </div>
  );
}

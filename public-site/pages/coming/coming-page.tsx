import { useLocation } from 'wouter';
import { useHead } from '../../head.ts';
import styles from './coming-page.module.css';

const TITLES: Record<string, string> = {
  '/aboutus': 'About us',
  '/blogpage': 'Authors Digest',
  '/ai-blogpage': 'Blog Articles',
  '/pricing': 'Pricing',
  '/treatment': 'Mental Health Treatments',
  '/insurance': 'Health Insurance',
  '/terms': 'Terms',
  '/privacypolicy': 'Privacy policy',
  '/user/signin': 'Sign in',
  '/signin': 'Sign in',
};

/** A page that is linked already and written later. */
export default function ComingPage() {
  const [path] = useLocation();
  const title = TITLES[path] ?? 'Page';
  useHead({ title, robots: 'noindex' });
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>This page is being written; finding a psychiatrist already works.</p>
      <p>
        <a href="/search">Find a psychiatrist</a>
      </p>
    </div>
  );
}

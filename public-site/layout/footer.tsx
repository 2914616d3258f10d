import { Link } from 'wouter';
import { NewsletterForm } from '../components/newsletter/newsletter-form.tsx';
import { useSite } from '../app/site.ts';
import { classes } from '../ui/classes.ts';
import { FOOTER_GROUPS } from './links.ts';
import styles from './footer.module.css';

/** SPEC §2, Footer. */
export function Footer() {
  const { name, contactAddress, socialUrl } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={classes('page-width', styles.columns)}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p className={styles.text}>Accredited, practising psychiatrists, checked before they are listed.</p>
          {contactAddress !== null && (
            <p className={styles.text}>
              Write to us:{' '}
              <a className={styles.link} href={`mailto:${contactAddress}`}>
                {contactAddress}
              </a>
            </p>
          )}
        </div>
        {FOOTER_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul role="list">
              {links.map(({ href, prefix, label }) => (
                <li key={href}>
                  <Link className={styles.link} href={href}>
                    {prefix}
                    {label}
                  </Link>
                </li>
              ))}
              {socialUrl && title === 'About' && (
                <li>
                  <a className={styles.link} href={socialUrl} rel="noopener external">
                    Follow us
                  </a>
                </li>
              )}
            </ul>
          </nav>
        ))}
        <section className={styles.newsletter} aria-labelledby="footer-newsletter">
          <div>
            <h2 className={styles.title} id="footer-newsletter">
              Newsletter
            </h2>
            <p className={styles.text}>New articles and news of {name}. Every issue has a link to leave.</p>
          </div>
          <NewsletterForm />
        </section>
      </div>
      <div className={classes('page-width', styles.end)}>
        <p>© 2024 {name}</p>
        <p>No cookies, no trackers. Nothing here replaces the advice of your own doctor.</p>
      </div>
    </footer>
  );
}

import { Link } from 'wouter';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: string;
  /** To tie a section to it with aria-labelledby. */
  id?: string;
  /** At the end of the line: where there is more of it. */
  link?: { href: string; label: string };
}

/** A section's h2, with a link at its end. */
export function SectionHeading({ title, id, link }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      {link && (
        <Link className={styles.link} href={link.href}>
          {link.label}
        </Link>
      )}
    </div>
  );
}

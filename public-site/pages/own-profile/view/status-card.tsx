import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { doctorPath } from '#contract/paths.ts';
import { useSite } from '../../../app/site.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConcernedLinks } from '../setup/concerned-links.tsx';
import { statusOf } from './status.ts';
import styles from './status-card.module.css';

/** Whether visitors see the profile, why not, and what to do. */
export function StatusCard({ user, own }: { user: User; own: OwnProfile }) {
  const { tone, label, lines, notices, link } = statusOf(own, useSite().contactAddress);
  return (
    <Card className={styles.card} as="section" aria-labelledby="status">
      <h2 className="visually-hidden" id="status">
        Status
      </h2>
      <p>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {notices.map(({ title, text, sections }) => (
        <div className={styles.notice} key={title}>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
          {sections.length > 0 && (
            <p>
              <ConcernedLinks sections={sections} />
            </p>
          )}
        </div>
      ))}
      <p className={styles.links}>
        {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
        {own.is_public && <Link href={doctorPath(user.id)}>See it as visitors do</Link>}
      </p>
    </Card>
  );
}

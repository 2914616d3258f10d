import { PAGES } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Section } from './section.tsx';
import styles from './section.module.css';

/** The portrait. */
export function PhotoSection({ content: { avatar, first_name, last_name } }: { content: ProfileContent }) {
  return (
    <Section
      title="Photo"
      action={
        <ButtonLink href={PAGES.setupProfile} look="quiet">
          Change <span className="visually-hidden">photo</span>
        </ButtonLink>
      }
    >
      <Avatar avatar={avatar} firstName={first_name} lastName={last_name} size="l" alt="Your portrait" lazy />
      {avatar === null && <p className={styles.small}>None yet: visitors see your initials.</p>}
    </Section>
  );
}

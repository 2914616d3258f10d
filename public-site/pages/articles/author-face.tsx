import { classes } from '../../ui/classes.ts';
import styles from './author-face.module.css';

interface AuthorFaceProps {
  author: string;
  /** Address of the author's picture at 96 pixels; the one at 256 has its name. null shows the initials. */
  avatar: string | null;
  size: 's' | 'm';
  lazy?: boolean;
}

const PIXELS = { s: 40, m: 56 };

/** The author's picture or initials; the name stands beside it. */
export function AuthorFace({ author, avatar, size, lazy }: AuthorFaceProps) {
  const className = classes(styles.face, styles[size]);
  if (avatar === null) {
    return (
      <span className={className} aria-hidden="true">
        {initialsOf(author)}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={avatar}
      srcSet={`${avatar} 96w, ${avatar.replace(/-96\.webp$/, '-256.webp')} 256w`}
      sizes={`${PIXELS[size]}px`}
      width={PIXELS[size]}
      height={PIXELS[size]}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      alt=""
    />
  );
}

/** Of the first and the last word that is a name: "AO" of "Dr. Amara Osei". */
export function initialsOf(author: string): string {
  const names = author.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !/^(Dr|Prof)\.?$/.test(word));
  const [first = author] = names;
  const last = names.length > 1 ? (names.at(-1) ?? '') : '';
  return [first, last].map((name) => /^./u.exec(name)?.[0] ?? '').join('');
}

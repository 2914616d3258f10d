import { AVATAR_WIDTHS } from '#contract/constants.ts';
import { classes } from './classes.ts';
import { firstLetter } from './first-letter.ts';
import { useBroken } from './use-broken.ts';
import styles from './avatar.module.css';

const PIXELS = { s: 48, m: 92, l: 148 } as const;

interface AvatarProps {
  /** Name of the stored portrait, without width and ending; null shows the initials, as does one that does not come. */
  avatar: string | null;
  firstName: string;
  lastName: string;
  size?: keyof typeof PIXELS;
  /** For portraits below the first screen. */
  lazy?: boolean;
  /** Empty where the name stands beside it. */
  alt?: string;
}

export function Avatar({ avatar, firstName, lastName, size = 'm', lazy, alt = '' }: AvatarProps) {
  const className = classes(styles.avatar, styles[size]);
  const { isBroken, watched } = useBroken(avatar);
  if (avatar === null || isBroken) {
    return (
      <span className={className} aria-hidden="true">
        {firstLetter(firstName)}
        {firstLetter(lastName)}
      </span>
    );
  }
  const pixels = PIXELS[size];
  return (
    <img
      {...watched}
      className={className}
      src={`/uploads/${avatar}-256.webp`}
      srcSet={AVATAR_WIDTHS.map((width) => `/uploads/${avatar}-${width}.webp ${width}w`).join(', ')}
      sizes={`${pixels}px`}
      width={pixels}
      height={pixels}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      alt={alt}
    />
  );
}

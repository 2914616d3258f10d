/* ui/: the parts that every page is made of. They know neither doctors nor articles, and fetch nothing. */
import { Link } from 'wouter';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './button.module.css';

interface ButtonLook {
  look?: 'primary' | 'quiet' | 'danger';
  size?: 'm' | 's';
  /** As wide as its container. */
  wide?: boolean;
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is under way: clicks are ignored, the focus stays. */
  busy?: boolean;
}

export function Button({ look, size, wide, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { onClick: ignore, 'aria-disabled': true })}
      className={classOf(look, size, wide, className)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** A path of this site, or a whole address (https:, tel:, mailto:). */
  href: string;
}

export function ButtonLink({ look, size, wide, icon, className, children, href, ...rest }: ButtonLinkProps) {
  const props = { ...rest, href, className: classOf(look, size, wide, className) };
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  return href.startsWith('/') ? <Link {...props}>{content}</Link> : <a {...props}>{content}</a>;
}

function classOf(
  look: ButtonLook['look'] = 'primary',
  size: ButtonLook['size'],
  wide?: boolean,
  more?: string,
) {
  return classes(styles.button, styles[look], size === 's' && styles.small, wide && styles.wide, more);
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}

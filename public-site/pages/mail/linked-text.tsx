import { Fragment } from 'react';

interface LinkedTextProps {
  text: string;
  /** Only what begins with it becomes a link, to the same path wherever this page is read. */
  origin: string;
}

/** Text with its links to this site made clickable. They load the page anew, as they would from a mail. */
export function LinkedText({ text, origin }: LinkedTextProps) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, i) => {
    const path = pathOf(piece, origin);
    // Pieces have nothing but their place to be known by.
    if (path === null) return <Fragment key={i}>{piece}</Fragment>;
    return (
      <a key={i} href={path}>
        {piece}
      </a>
    );
  });
}

/** Two slashes would lead to another site. */
function pathOf(address: string, origin: string): string | null {
  if (address === origin) return '/';
  return address.startsWith(`${origin}/`) && !/^[/\\]{2}/.test(address.slice(origin.length))
    ? address.slice(origin.length)
    : null;
}

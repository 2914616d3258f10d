import { Fragment } from 'react';
import { Link } from 'wouter';
import { concerned } from './section-fields.ts';

/** "It concerns: Photo, Hours", each a link to its field. */
export function ConcernedLinks({ sections }: { sections: readonly string[] }) {
  const links = concerned(sections);
  if (links.length === 0) return null;
  return (
    <>
      It concerns:{' '}
      {links.map(({ name, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <Link href={href}>{name}</Link>
        </Fragment>
      ))}
      .{' '}
    </>
  );
}

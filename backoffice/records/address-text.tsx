import { Fragment } from 'react';

/** An e-mail address: where it has no room it goes on with its @, not with its last letter. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

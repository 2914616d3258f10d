import { ADMIN_API } from '#contract/admin-paths.ts';
import { callRecord } from './record-calls.ts';
import type { Written } from './use-saving.ts';

/** What can be changed of a record, as its form has it. */
export type Values = Record<string, string | number | boolean | null>;

/** A record that the server keeps, with the number of its version. */
export interface Versioned {
  id: number | string;
  revision: number;
}

/** A kind of record whose fields are written each by itself. */
export interface WrittenFields<Saved extends Versioned, Fields extends Values> extends Written<
  Saved,
  Fields
> {
  name: (saved: Pick<Versioned, 'id'>) => string;
  /** What is typed, as the server will have it. */
  tidied: (fields: Fields) => Fields;
  /** Rejects as `callRecord` does. */
  read: (saved: Saved) => Promise<Saved>;
}

/**
 * A record whose fields are changed each by itself, of a resource of /api/admin ('users'), with what is sent of it.
 * `tidied`: what is kept otherwise than it is typed, or whose answer was lost would be taken for another's.
 */
export function writtenFields<Saved extends Versioned, Fields extends Values>(
  resource: string,
  fields: (saved: Saved) => Fields,
  {
    sent = (same) => same,
    tidied = (same) => same,
  }: { sent?: (fields: Fields) => object; tidied?: (fields: Fields) => Fields } = {},
): WrittenFields<Saved, Fields> {
  const address = ({ id }: Saved) => `${ADMIN_API.all}/${resource}/${id}`;
  return {
    name: ({ id }) => `${resource}-${id}`,
    version: ({ revision }) => revision,
    text: fields,
    isByField: true,
    isDraft: () => false,
    tidied,
    read: (saved) => callRecord('GET', address(saved)),
    save: (saved, { text, version }) =>
      callRecord('PUT', address(saved), { payload: { ...sent(text), revision: version } }),
  };
}

import type { User } from '#contract/accounts.ts';

export function fullName({ first_name, last_name }: User): string {
  return `${first_name} ${last_name}`;
}

/** Path of a user's own page: what to do next, password, data (SPEC §2, /user/welcome/{id}). */
export function accountHref({ id }: User): string {
  return `/user/welcome/${id}`;
}

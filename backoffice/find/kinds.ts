import type { RaRecord } from 'react-admin';
import type { AdminArticleRow } from '#contract/articles.ts';
import type { ListedInvitation } from '#contract/invitations.ts';
import type { ListedMail } from '#contract/mail.ts';
import type { ListedNewsletter } from '#contract/schemas/answers/newsletters.ts';
import type { ListedSubscriber } from '#contract/subscribers.ts';
import type { ListedUser } from '#contract/users.ts';
import { timeText } from '../records/time-text.ts';
import { wordText } from '../records/word-text.ts';

/** One thing that was found. */
export interface Found {
  /** What it is among: 'Users'. */
  group: string;
  title: string;
  about: string;
  /** Where it is opened. */
  to: string;
}

export interface Kind {
  resource: string;
  group: string;
  sort: string;
  found: (record: never) => Omit<Found, 'group'>;
}

const kind = <Row extends RaRecord>(
  resource: string,
  group: string,
  sort: string,
  found: (row: Row) => Omit<Found, 'group'>,
): Kind => ({ resource, group, sort, found });

/** The lists that are searched; each has a filter `q`. */
export const KINDS: readonly Kind[] = [
  kind<ListedUser>('users', 'Users', 'created_at', ({ id, first_name, last_name, email }) => ({
    title: `${first_name} ${last_name}`,
    about: email,
    to: `/users/${id}`,
  })),
  kind<AdminArticleRow>('articles', 'Articles', 'updated_at', ({ id, title, author }) => ({
    title: title || 'Without a title',
    about: author,
    to: `/articles/${id}`,
  })),
  kind<ListedNewsletter>('newsletters', 'Newsletters', 'created_at', ({ id, subject, created_at }) => ({
    title: subject,
    about: `Begun ${timeText(created_at)}`,
    to: `/newsletters/${id}`,
  })),
  kind<ListedMail>('outbox', 'Mails', 'created_at', ({ id, recipient, kind, created_at }) => ({
    title: recipient,
    about: `${wordText(kind)}, ${timeText(created_at)}`,
    to: `/outbox/${id}/show`,
  })),
  kind<ListedSubscriber>('subscribers', 'Subscribers', 'created_at', ({ email, created_at }) => ({
    title: email,
    about: `Since ${timeText(created_at)}`,
    to: listOf('subscribers', email),
  })),
  kind<ListedInvitation>('invitations', 'Invitations', 'id', ({ first_name, last_name, email }) => ({
    title: `${first_name} ${last_name}`,
    about: email,
    to: listOf('invitations', email),
  })),
];

/** All that a list finds. */
export function listOf(resource: string, q: string): string {
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ q }) }).toString()}`;
}

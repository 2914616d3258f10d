import { Button, CardContent, Typography } from '@mui/material';
import { ListNoResults, useListContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

interface Empty {
  /** What would be here, and where it comes from. */
  what: string;
  /** What there is to do for it. */
  begin?: { label: string; to: string };
}

const EMPTY: Record<string, Empty> = {
  reviews: {
    what: 'Nothing waits for you. A profile comes here when its doctor submits it, or changes a name, a license or another credential.',
    begin: { label: 'See all users', to: '/users' },
  },
  users: {
    what: 'Everybody with an account. Doctors register by themselves, or are invited.',
    begin: { label: 'Invite doctors', to: '/imports' },
  },
  reports: {
    what: 'What visitors say is wrong with a profile: a number that does not answer, an old address, no new patients. Every public profile asks for it below its text.',
  },
  'registry-findings': {
    what: 'What the public registers say against profiles. All profiles are compared with them each night, and with each file that is read.',
  },
  imports: {
    what: 'Files of doctors to invite, with what became of each line. Choose the first one above; nobody is invited before you say so.',
  },
  'registry-files': {
    what: 'Files of the two registers, with what became of each. Download one at its publisher and send it above: monthly NPPES first, then LEIE.',
  },
  invitations: {
    what: 'Doctors who were invited and have not come yet. They are forgotten after 60 days.',
    begin: { label: 'Invite doctors', to: '/imports' },
  },
  'registry-people': {
    what: 'Psychiatrists whose NPI is active in the national registry (NPPES), and who can be invited by a letter. They come with its monthly file.',
  },
  articles: {
    what: 'Articles that administrators write, and those that doctors send in.',
    begin: { label: 'Write the first', to: '/articles/create' },
  },
  subscribers: {
    what: 'People who asked for the newsletter and confirmed their address. The form for it is at the foot of every page.',
    begin: { label: 'Write an issue', to: '/newsletters/create' },
  },
  newsletters: {
    what: 'Issues for all subscribers, with what became of them.',
    begin: { label: 'Write the first', to: '/newsletters/create' },
  },
  deliveries: {
    what: 'What became of an issue for each subscriber, for 30 days after it was sent.',
    begin: { label: 'See the newsletters', to: '/newsletters' },
  },
  outbox: {
    what: 'Mails that the site writes by itself, for 30 days. The first one goes out when somebody registers or subscribes.',
  },
  payments: {
    what: 'What was paid, refused, given back or disputed. It begins with the first doctor who buys a plan.',
    begin: { label: 'See what plans cost', to: '/settings' },
  },
  subscriptions: {
    what: 'Plans, bought or given, with their periods and their ends.',
    begin: { label: 'Choose whom to give one', to: '/users' },
  },
  grants: {
    what: 'Plans that were given, until when and why. They are given on the page of a user.',
    begin: { label: 'Choose whom to give one', to: '/users' },
  },
  audit: { what: 'Who did what to whom, the newest first. It begins with the first account.' },
};

/** What a list says that has no records: what would be there, and how to begin; or that the filters leave none. */
export function EmptyList() {
  const { what, begin } = EMPTY[useResourceContext() ?? ''] ?? {};
  const list = useListContext();
  const filters: unknown = list.filterValues;
  const isFiltered = typeof filters === 'object' && filters !== null && Object.keys(filters).length > 0;
  if (isFiltered)
    return (
      <CardContent>
        <Typography>Nothing is found with these filters.</Typography>
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => list.setFilters({}, [])}>
          Clear the filters
        </Button>
      </CardContent>
    );
  if (what === undefined) return <ListNoResults />;
  return (
    <CardContent>
      <Typography sx={{ maxWidth: '60ch' }}>{what}</Typography>
      {begin && (
        <Button component={Link} to={begin.to} variant="outlined" sx={{ mt: 2 }}>
          {begin.label}
        </Button>
      )}
    </CardContent>
  );
}

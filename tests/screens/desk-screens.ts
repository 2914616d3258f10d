import type { Page } from '@playwright/test';
import { BACKOFFICE_SCREENS } from '../helpers/backoffice-screens.ts';
import type { DeskAccount } from '../helpers/desk-accounts.ts';
import type { Account } from '../helpers/signed-in.ts';
import * as act from './acts.ts';
import type { Screen } from './screens.ts';

type Who = Screen['as'];

/** What those who work with the site see of it, with what opens opened: doctors in each state, and administrators. */
export function deskScreens(ids: Record<DeskAccount, number>): Screen[] {
  return [...entrance(), ...doctors(), ...editors(ids), ...lists(), ...records(ids), ...tools()];
}

/** Before somebody is in, and the demo's checkout. */
function entrance(): Screen[] {
  return inGroup('entrance', [
    ['visitor', '/user/signin'],
    ['visitor', '/user/signin', 'sent empty', act.press('Sign in')],
    ['visitor', '/user/signin', 'a wrong password', act.signInAs('doctor', 'not this one')],
    ['visitor', '/user/signin', 'suspended', act.signInAs('locked')],
    ['visitor', '/user/signin', 'not verified', act.signInAs('unverified')],
    ['visitor', '/user/signin', 'a second factor', act.withSecondFactor],
    ['visitor', '/user/signup'],
    ['visitor', '/user/signup', 'sent empty', act.press('Create account')],
    ['visitor', '/user/signup', 'registered', act.signUp],
    ['visitor', '/user/forgotpassword'],
    ['visitor', '/user/forgotpassword', 'a code is sent', act.askForCode],
    ['visitor', '/user/verify'],
    ['visitor', '/user/verify/token?firstpart=a&secondpart=b&thirdpart=c'],
    ['visitor', '/user/letter'],
    ['visitor', '/user/address?token=0'],
    ['visitor', '/user/invitation?token=0'],
    ['visitor', '/confirm?token=0'],
    ['visitor', '/terms', 'the newsletter’s code', act.subscribe],
    ['noplan', '/pricing', 'order', act.order],
    ['noplan', '/pricing', 'declined', act.declined],
    ['noplan', '/pricing', 'second step of the card', act.secondStepOfCard],
    ['pastdue', '/pricing', 'billing', act.billing],
    ['noplan', '/terms', 'Create Profile', act.chooseInMenu('Create Profile')],
    ['noplan', '/terms', 'Your Profile', act.chooseInMenu('Your Profile')],
    ['doctor', '/terms', 'the account’s menu', act.openAccountMenu],
    ['doctor', '/terms', 'the phone’s menu', act.openPhoneMenu],
    ['admin', '/terms', 'the account’s menu', act.openAccountMenu],
    ['admin', '/viewprofile'],
    ['admin', '/pricing'],
    ['admin', '/account', 'unfolded', act.unfold],
  ]);
}

const STATES: Account[] = [
  ...(['noplan', 'noprofile', 'draft', 'waiting', 'rejected', 'ended', 'doctor', 'pastdue'] as const),
  ...([
    'canceled',
    'changing',
    'refused',
    'suspended',
    'found',
    'unconfirmed',
    'practices',
    'bounced',
  ] as const),
  ...(['everything', 'oneword', 'arabic', 'chinese'] as const),
];
const PAYING: Account[] = ['noplan', 'noprofile', 'doctor', 'pastdue', 'canceled', 'ended', 'bounced'];
const SETTING_UP: Account[] = [
  ...(['noprofile', 'draft', 'waiting', 'rejected', 'doctor', 'practices'] as const),
  ...(['everything', 'oneword', 'arabic'] as const),
];

function doctors(): Screen[] {
  return [
    ...inGroup(
      'account',
      [...PAYING, 'oneword' as const].flatMap((who): Entry[] => [
        [who, '/account'],
        [who, '/pricing'],
      ]),
    ),
    ...inGroup(
      'view',
      STATES.map((who): Entry => [who, '/viewprofile']),
    ),
    ...inGroup(
      'setup',
      SETTING_UP.flatMap((who): Entry[] => [1, 2, 3].map((step) => [who, `/setupprofile?step=${step}`])),
    ),
    ...inGroup('opened', [
      ['doctor', '/account', 'unfolded', act.unfold],
      ['doctor', '/account', 'delete', act.press('Delete my account')],
      ['doctor', '/account', 'an app', act.setUpApp],
      ['doctor', '/account', 'codes of another address', act.changeEmail],
      ['everything', '/account', 'unfolded', act.unfold],
      ['noprofile', '/setupprofile', 'sent empty', act.press('Save and go on')],
      ['noprofile', '/setupprofile?step=2', 'sent empty', act.press('Save and go on')],
      ['doctor', '/setupprofile', 'unfolded', act.unfold],
      ['doctor', '/setupprofile?step=2', 'unfolded', act.unfold],
      ['everything', '/setupprofile', 'unfolded', act.unfold],
      ['everything', '/setupprofile?step=2', 'unfolded', act.unfold],
      ['practices', '/setupprofile', 'unfolded', act.unfold],
      ...['Title and links', 'About', 'Contact', 'Hours', 'Education'].map((section): Entry => [
        'doctor',
        '/viewprofile',
        section,
        act.press(new RegExp(`^Edit ${section}`, 'i')),
      ]),
      ['doctor', '/viewprofile', 'leaving what is typed', act.leaveTyped],
      ['doctor', '/user/welcome/1'],
      ['noplan', '/user/welcome/1'],
      ['noprofile', '/user/welcome/1'],
      ['waiting', '/user/welcome/1'],
      ['noplan', '/articleeditor'],
      ['doctor', '/articleeditor'],
      ['doctor', '/articleeditor/57'],
      ['doctor', '/articleeditor/57', 'tools of the line', act.slash],
      ['doctor', '/articleeditor/57', 'send', act.press('Send for review')],
      ['doctor', '/articleeditor/53'],
      ['doctor', '/articleeditor/55'],
      ['doctor', '/articleeditor/50'],
      ['doctor', '/articleeditor/preview/57'],
      ['doctor', '/viewdoctorprofile/1'],
    ]),
  ];
}

function editors(ids: Record<DeskAccount, number>): Screen[] {
  return inGroup('writing', [
    ['admin', '/admin/articles/create'],
    ['admin', '/admin/articles/54'],
    ['admin', '/admin/articles/54', 'send back', act.press('Send back')],
    ['admin', '/admin/articles/54', 'publish', act.press('Publish')],
    ['admin', '/admin/articles/50'],
    ['admin', '/admin/articles/50', 'revisions', act.press('Revisions')],
    ['admin', '/admin/articles/54', 'delete', act.press('Delete')],
    ['admin', '/admin/articles/50', 'tools of the line', act.slash],
    ['admin', '/admin/articles/50', 'a link', act.press('Link')],
    ['admin', '/admin/newsletters/create'],
    ['admin', '/admin/newsletters/1'],
    ['admin', '/admin/newsletters/12'],
    ['admin', '/admin/newsletters/12', 'articles', act.press('Add articles')],
    ['admin', '/admin/newsletters/12', 'send', act.press(/^Send to/)],
    ['admin', '/admin/guides/aboutus'],
    ['admin', '/admin/guides/terms', 'tools of the line', act.slash],
    ['admin', '/admin/guides/insurance', 'Markdown', act.press('Whole file as Markdown')],
    ['admin', '/admin/guides/insurance', 'Add below', act.press('Add below …')],
    ['admin', `/admin/users/${ids.found}`, 'conflict', act.conflict],
  ]);
}

function lists(): Screen[] {
  const listed = Object.keys(BACKOFFICE_SCREENS).filter((address) => !/\d$|terms$|create$/.test(address));
  return inGroup('lists', [
    ...listed.map((address): Entry => ['admin', address]),
    ...[
      'users?filter={"q":"zzzz"}',
      'articles?filter={"q":"zzzz"}',
      'outbox?filter={"recipient":"zzzz"}',
    ].map((found): Entry => ['admin', `/admin/${found}`, 'nothing found']),
  ]);
}

function records(ids: Record<DeskAccount, number>): Screen[] {
  return inGroup('records', [
    ...[
      ...[1, 630, 622, 601, ids.pastdue, ids.suspended, ids.found, ids.locked, ids.everything, ids.oneword],
      ids.arabic,
    ].map((id): Entry => ['admin', `/admin/users/${id}`]),
    ...[677, 601, 668, 678].map((id): Entry => ['admin', `/admin/reviews/${id}/show`]),
    ['admin', '/admin/reviews/677/show', 'looked up', act.lookUp],
    ['admin', '/admin/reviews/677/show', 'reject', act.press('Reject')],
    ['admin', '/admin/reviews/601/show', 'approve too early', act.press('Approve')],
    ['admin', '/admin/imports/1/show'],
    ['admin', '/admin/imports/2/show'],
    ['admin', '/admin/imports/2/show', 'mend', act.press(/mend/i)],
    ...[155, 150, 163, 182].map((id): Entry => ['admin', `/admin/outbox/${id}/show`]),
    ['admin', '/admin/outbox/155/show', 'drop', act.press('Drop it')],
    ['admin', '/admin/users/1', 'give a plan', act.press('Give a plan')],
    ['admin', `/admin/users/${ids.pastdue}`, 'refund', act.press(/^Refund/)],
    ['admin', '/admin/users/1', 'suspend the account', act.press('Suspend the account')],
    ['admin', '/admin/users/1', 'suspend the profile', act.press('Suspend the profile')],
    ['admin', '/admin/users/1', 'delete', act.press('Delete the account')],
    ['admin', `/admin/users/${ids.found}`, 'done with the finding', act.press('Done with it')],
  ]);
}

function tools(): Screen[] {
  const FILTERED = ['users', 'articles', 'reports', 'outbox', 'payments', 'subscriptions', 'audit'];
  return inGroup('tools', [
    ...[...FILTERED, 'registry-findings', 'imports', 'registry-files', 'registry-people', 'deliveries'].map(
      (name): Entry => ['admin', `/admin/${name}`, 'filters', act.filters],
    ),
    ...['users', 'subscribers', 'outbox', 'reports'].map((name): Entry => [
      'admin',
      `/admin/${name}`,
      'all chosen',
      act.chooseAll,
    ]),
    ['admin', '/admin/users', 'columns', act.columns],
    ['admin', '/admin/users', 'rows a page', act.rowsAPage],
    ['admin', '/admin', 'Ctrl+K', act.find('')],
    ['admin', '/admin', 'Ctrl+K, osei', act.find('kamala')],
    ['admin', '/admin', 'Ctrl+K, nothing', act.find('zzzzqq')],
    ['admin', '/admin', 'the account’s menu', act.press('Profile')],
    ['admin', '/admin', 'the menu', act.press(/^(Open|Close) menu/)],
    ['admin', '/admin/subscribers', 'remove', act.press('Remove')],
    ['admin', '/admin/settings', 'sent wrong', act.wrongSettings],
  ]);
}

type Entry = [as: Who, address: string, opened?: string, open?: (page: Page) => Promise<void>];

function inGroup(group: string, entries: Entry[]): Screen[] {
  return entries.map(([as, address, opened, open]) => ({
    group: `desk-${group}`,
    address,
    as,
    opened,
    open,
  }));
}

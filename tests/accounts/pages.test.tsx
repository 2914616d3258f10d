import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { REPLIES } from '#contract/messages.ts';
import { passwordProblem } from '#contract/passwords.ts';
import type { User } from '#contract/accounts.ts';
import { ApiError } from '../../public-site/app/api.ts';
import { codeDigits, codeProblem, emailProblem, missing } from '../../public-site/app/field-checks.ts';
import { durationOf, errorSentence } from '../../public-site/app/error-sentence.ts';
import { HeadSink } from '../../public-site/app/head.ts';
import type { Head } from '../../public-site/app/head.ts';
import { afterSignIn, welcomeOf } from '../../public-site/pages/accounts/after-sign-in.tsx';
import ForgotPasswordPage from '../../public-site/pages/accounts/forgot-password-page.tsx';
import { grantOfFragment } from '../../public-site/pages/accounts/new-password-step.tsx';
import { handoffLink } from '../../public-site/pages/accounts/handoff-link.ts';
import HandoffPage from '../../public-site/pages/accounts/handoff-page.tsx';
import { nextSteps } from '../../public-site/pages/accounts/next-steps.ts';
import SignInPage from '../../public-site/pages/accounts/sign-in-page.tsx';
import SignUpPage from '../../public-site/pages/accounts/sign-up-page.tsx';
import VerifyPage from '../../public-site/pages/accounts/verify-page.tsx';
import { passwordAdvice } from '../../public-site/ui/password-advice.ts';
import { problemsAt } from '../../public-site/app/use-form.ts';

const NEW: User = {
  id: 7,
  first_name: 'Dana',
  last_name: 'Whitfield',
  email: 'dana@example.com',
  verified: true,
  plan: 0,
  submit_at: null,
  manage_role: '',
  review_status: 'draft',
  profile: null,
};
const SUBMITTED: User = { ...NEW, plan: 1, submit_at: '2026-11-01T09:00:00.000Z', review_status: 'waiting' };

describe('a verification link', () => {
  const claims = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const search = (second: string) => `?firstpart=aA0-_&secondpart=${second}&thirdpart=zZ`;

  it('is joined by dots, and says for whom it is', () => {
    const second = claims({ sub: '7', hint: 'd•••@example.com' });
    expect(handoffLink(search(second))).toEqual({
      ...{ token: `aA0-_.${second}.zZ`, hint: 'd•••@example.com', plan: null },
    });
  });

  it.each([
    [1, 1],
    [2, 2],
    [0, null],
    ['2', null],
    ['//example.com', null],
  ])('knows which plan was chosen before: %j', (said, plan) => {
    expect(handoffLink(search(claims({ sub: '7', plan: said })))?.plan).toBe(plan);
  });

  it.each([
    ['not base64', 'A'],
    ['not JSON', Buffer.from('{hint').toString('base64url')],
    ['null', claims(null)],
    ['without a hint', claims({ sub: '7' })],
    ['a hint that is no text', claims({ hint: { toString: 1 } })],
    ['a hint that is no address', claims({ hint: 'you won, call 555-0100' })],
    ['a hint with markup', claims({ hint: '<b>@example.com' })],
    ['a hint that turns the text around', claims({ hint: 'd\u202e@example.com' })],
    ['an endless hint', claims({ hint: `${'d'.repeat(70)}@example.com` })],
  ])('still works when its claims are %s', (_, second) => {
    expect(handoffLink(search(second))).toEqual({
      ...{ token: `aA0-_.${second}.zZ`, hint: null, plan: null },
    });
  });

  it.each([
    '',
    '?firstpart=a&secondpart=b',
    '?firstpart=a&secondpart=&thirdpart=c',
    '?firstpart=a&secondpart=b.c&thirdpart=d',
    '?firstpart=a&secondpart=b&thirdpart=c%20',
  ])('is incomplete: "%s"', (query) => {
    expect(handoffLink(query)).toBeNull();
  });
});

describe('after signing in', () => {
  it('a doctor comes to what is still to be done, by the third part of the token', () => {
    expect(afterSignIn({ token: 'a.b.c-_9', user: NEW })).toBe('/user/welcome/c-_9');
    expect(welcomeOf('')).toBe('/user/welcome/account');
  });

  it('a doctor who has submitted comes to what became of it, an administrator to work', () => {
    expect(afterSignIn({ token: 'a.b.c', user: SUBMITTED })).toBe('/viewprofile');
    expect(afterSignIn({ token: 'a.b.c', user: { ...NEW, manage_role: 'admin' } })).toBe('/admin');
  });
});

describe('what to do next', () => {
  const states = (user: User) => nextSteps(user, 'desk@example.com').map(({ state }) => state);
  const next = (user: User) => nextSteps(user, 'desk@example.com').find(({ state }) => state === 'next');

  it('begins with a plan', () => {
    expect(states(NEW)).toEqual(['done', 'next', 'later', 'later', 'later']);
    expect(next(NEW)?.link?.href).toBe('/pricing');
  });

  it('goes on with the profile, and only what is next can be taken', () => {
    const steps = nextSteps({ ...NEW, plan: 2 }, null);
    expect(steps.map(({ link }) => link?.href)).toEqual([
      undefined,
      undefined,
      '/setupprofile',
      undefined,
      undefined,
    ]);
  });

  it('waits for the review, without anything to press', () => {
    expect(states(SUBMITTED)).toEqual(['done', 'done', 'done', 'done', 'next']);
    expect(next(SUBMITTED)?.link).toBeUndefined();
  });

  it('says what a review has found', () => {
    expect(next({ ...SUBMITTED, review_status: 'rejected' })?.link?.href).toBe('/setupprofile');
  });

  it('says to a suspended doctor whom to write to, as far as that is known', () => {
    const suspended: User = { ...SUBMITTED, review_status: 'suspended' };
    expect(next(suspended)).toMatchObject({
      title: 'Your profile is suspended',
      text: 'Please write to desk@example.com.',
      link: { href: '/viewprofile' },
    });
    const unknown = nextSteps(suspended, null).find(({ state }) => state === 'next');
    expect(unknown?.text).toBe('Please write to the operator of this site.');
  });

  it('is nothing once the profile is public, and the plan when that has ended', () => {
    expect(next({ ...SUBMITTED, review_status: 'approved' })).toBeUndefined();
    const ended = next({ ...SUBMITTED, review_status: 'approved', plan: 0 });
    expect(ended?.link?.href).toBe('/pricing');
    expect(ended?.text).toContain('kept');
  });
});

describe('advice on a new password', () => {
  const problemOf = (typed: string) => passwordProblem(typed, NEW, 'Psychiatrist Directory');
  it.each([
    ['', 'At least 12 characters.'],
    ['plum', '8 more characters.'],
    ['plum rocket', '1 more character.'],
    ['🌲🌲🌲', '9 more characters.'],
    ['dana@example.com', 'Please do not use your e-mail address as your password.'],
    [`${NEW.first_name}.${NEW.last_name}-1980!`, 'Please do not use your name as your password.'],
    ['PsychiatristDirectory26', 'Please do not use the name of this site as your password.'],
    [
      `${NEW.last_name}Psychiatrist1`,
      'Please do not make your password of your name, your e-mail address and the name of this site.',
    ],
  ])('for "%s": %s', (typed, text) => {
    expect(passwordAdvice(typed, problemOf)).toEqual({ isGood: false, text });
  });

  it('is short when nothing is wrong', () => {
    expect(passwordAdvice('plum rocket tea', problemOf)).toEqual({ isGood: true, text: 'Long enough.' });
  });
});

describe('a code', () => {
  it.each(['12345678', ' 1234 5678 ', '1234-5678', 'Your code: 1234\u00a05678'])(
    'is read from "%s"',
    (typed) => {
      expect(codeDigits(typed)).toBe('12345678');
      expect(codeProblem(typed)).toBeNull();
    },
  );

  it.each(['', '1234567', '123456789'])('is not "%s"', (typed) => {
    expect(codeProblem(typed)).toContain('8 digits');
  });
});

describe('checks before sending', () => {
  it.each(['dana@example.com', ' dana@example.com '])('let "%s" pass', (typed) => {
    expect(emailProblem(typed)).toBeNull();
  });

  it.each(['', ' ', 'dana', 'dana@example', '@example.com', 'dana @example.com'])('stop "%s"', (typed) => {
    expect(emailProblem(typed)).toMatch(/^Please enter/);
  });

  it('ask for what is empty', () => {
    expect(missing('  ', 'your first name')).toBe('Please enter your first name.');
    expect(missing('Dana', 'your first name')).toBeNull();
  });
});

describe('a one-time password link', () => {
  it('carries address and grant', () => {
    expect(grantOfFragment('#email=dana%2Bx%40example.com&grant=a.b.c')).toEqual({
      email: 'dana+x@example.com',
      grant: 'a.b.c',
    });
  });

  it.each(['', '#', '#content', '#email=dana@example.com', '#grant=a.b.c', '#email=&grant=a'])(
    'is not "%s"',
    (hash) => {
      expect(grantOfFragment(hash)).toBeNull();
    },
  );
});

describe('what is wrong', () => {
  it('is shown at its field, and over the whole form when no field can show it', () => {
    expect(problemsAt(['email'], 'Bad request', { email: 'Taken.', other: 'x' })).toEqual({
      email: 'Taken.',
    });
    expect(problemsAt(['email'], 'Bad request', { other: 'x' })).toEqual({ '': 'Bad request' });
    expect(problemsAt(['email'], 'Closed.', {})).toEqual({ '': 'Closed.' });
  });

  it('is told in the words of the server, with how long to wait where it says so', () => {
    const error = new ApiError(429, REPLIES.tooMany);
    expect(errorSentence(error)).toBe(REPLIES.tooMany);
    expect(errorSentence(Object.assign(error, { retryAfter: 600 }))).toBe(
      `${REPLIES.tooMany} You can try again in 10 minutes.`,
    );
    expect(errorSentence(new TypeError('x'))).toBe('Error corrupted.');
  });

  it.each([
    [1, '1 second'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [600, '10 minutes'],
    [5400, '90 minutes'],
    [5401, '2 hours'],
    [43_200, '12 hours'],
  ])('lasts %i seconds: %s', (seconds, words) => {
    expect(durationOf(seconds)).toBe(words);
  });
});

describe('as the server sends it', () => {
  it.each([
    ['sign in', SignInPage, ['email:username', 'password:current-password']],
    [
      'sign up',
      SignUpPage,
      ['first_name:given-name', 'last_name:family-name', 'email:email', 'password:new-password'],
    ],
    ['forgotten password', ForgotPasswordPage, ['email:username']],
  ])('%s has a form that needs JavaScript, says so, and sends nothing without it', (_, Page, fields) => {
    const { html } = rendered(Page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<form[^>]* method="dialog"/);
    expect(html).toMatch(/<noscript[^>]*>This form needs JavaScript/);
    // One is hidden from everybody: a press before the page listens marks it.
    const inputs = [...html.matchAll(/<input(?![^>]* hidden)[^>]*>/g)].map(([input]) => input);
    expect(inputs.map((input) => `${valueOf(input, 'name')}:${valueOf(input, 'autocomplete')}`)).toEqual(
      fields,
    );
    for (const input of inputs) expect(html).toContain(`for="${valueOf(input, 'id')}"`);
    for (const input of inputs)
      expect(valueOf(input, 'type') === 'password').toBe(valueOf(input, 'name') === 'password');
  });

  it.each([
    ['verify', VerifyPage],
    ['handoff', HandoffPage],
  ])('%s shows nothing of anybody, and is not to be found', (_, Page) => {
    const { html, head } = rendered(
      Page,
      '?firstpart=a&secondpart=eyJoaW50IjoiZEBleGFtcGxlLmNvbSJ9&thirdpart=c',
    );
    expect(html).toMatch(/<noscript/);
    expect(html).not.toMatch(/@|<button|eyJ/);
    expect(head?.robots).toBe('noindex');
  });
});

function rendered(Page: ComponentType, search = '') {
  const sink: { head: Head | null } = { head: null };
  const html = renderToString(
    <HeadSink.Provider value={sink}>
      <Router ssrPath="/user" ssrSearch={search}>
        <Page />
      </Router>
    </HeadSink.Provider>,
  );
  return { html, head: sink.head };
}

function valueOf(tag: string, attribute: string): string | undefined {
  return new RegExp(` ${attribute}="([^"]*)"`, 'i').exec(tag)?.[1];
}

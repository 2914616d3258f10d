// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnProfile } from '#contract/own-profile.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { PhotoField } from '../../public-site/components/photo/photo-field.tsx';
import { PracticeRows } from '../../public-site/pages/own-profile/fields/practice-rows.tsx';
import type { ProfileForm } from '../../public-site/pages/own-profile/fields/profile-form.ts';

import type { SiteFacts } from '#contract/public-site.ts';
import { SiteContext } from '../../public-site/app/site.ts';
import { ReviewState } from '../../public-site/pages/own-profile/setup/review-state.tsx';
import { AvailabilitySection } from '../../public-site/pages/own-profile/view/availability-section.tsx';
import { HoursSection } from '../../public-site/pages/own-profile/view/hours-section.tsx';
import type { Editing } from '../../public-site/pages/own-profile/view/use-editing.tsx';
import { statusOf } from '../../public-site/pages/own-profile/view/status.ts';
import { WithdrawWaiting } from '../../public-site/pages/own-profile/view/withdraw-waiting.tsx';

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

it('of two answers about new patients the second waits until the first has arrived', async () => {
  let arrive: (_: null) => void = () => undefined;
  const change = vi.fn(() => new Promise<null>((resolve) => (arrive = resolve)));
  const editing = { allowed: true, change } as unknown as Editing;
  const content = { accepting: true, accepting_confirmed_at: '2026-11-01' } as ProfileContent;
  show(<AvailabilitySection content={content} editing={editing} />);
  await press('Yes, I take new patients');
  await vi.waitFor(() => expect(buttonOf('Yes, I take new patients').ariaDisabled).toBe('true'));
  await press('No, not at the moment');
  await press('This week');
  expect(change.mock.calls.map((given: unknown[]) => given[1])).toEqual([{ accepting: true }]);
  arrive(null);
  await vi.waitFor(() => expect(buttonOf('Yes, I take new patients').ariaDisabled).toBeNull());
  await press('This week');
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
});

it('who takes nobody new and keeps a waiting list goes on taking nobody new', async () => {
  const change = vi.fn(() => Promise.resolve(null));
  const editing = { allowed: true, change } as unknown as Editing;
  for (const accepting of [false, true]) {
    const content = { accepting, accepting_confirmed_at: '2026-11-01' } as ProfileContent;
    show(<AvailabilitySection key={String(accepting)} content={content} editing={editing} />);
    for (const when of ['Waiting list', 'Within a month']) {
      await press(when);
      await vi.waitFor(() => expect(buttonOf(when).ariaDisabled).toBeNull());
    }
  }
  expect(change.mock.calls.map((given: unknown[]) => given[1])).toEqual([
    { accepting: false, earliest_visit: 'waiting-list' },
    { accepting: true, earliest_visit: 'month' },
    { accepting: true, earliest_visit: 'waiting-list' },
    { accepting: true, earliest_visit: 'month' },
  ]);
});

it('whoever hears late that nothing waits any more comes to the heading', async () => {
  const own = { waiting: { since: '2026-11-01', changes: [] }, live: null } as unknown as OwnProfile;
  const refusal = { message: 'Nothing of your profile waits for a review.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 201 })));
  const onDone = vi.fn();
  const onChanged = () => Promise.resolve({ ...own, waiting: null });
  show(<WithdrawWaiting own={own} onChanged={onChanged} onDone={onDone} />);
  await press('Withdraw your profile');
  await press('Withdraw it');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('the focus stays at a photo that is taken away, whoever writes elsewhere by then', async () => {
  const onChange = vi.fn();
  show(<PhotoField avatar="face" firstName="Ada" lastName="Osei" onChange={onChange} />);
  await press('Remove the photo');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(null));
  expect(document.activeElement).toBe(buttonOf('Choose another photo'));
});

it('the focus stays at a practice that is moved up to the top', async () => {
  show(<Practices />);
  await press('Move up practice 3');
  await vi.waitFor(() => expect(document.activeElement).toBe(buttonOf('Remove practice 2')));
  const names = [...document.querySelectorAll<HTMLInputElement>('input[name$=practice_name]')];
  expect(names.map(({ value }) => value)).toEqual(['Second', 'First']);
});

it('a section says that visitors see it at once where they see any of it', async () => {
  const editing = { open: 'hours', allowed: true, doctor: 1, follow: () => () => undefined };
  const content = { working_time: [] } as unknown as ProfileContent;
  const showWhere = (isPublic: boolean) =>
    show(<HoursSection content={content} editing={{ ...editing, isPublic } as unknown as Editing} />);
  const note = 'Visitors see them as soon as they are saved.';
  showWhere(true);
  await vi.waitFor(() => expect(document.body.textContent).toContain(note));
  showWhere(false);
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(note));
  expect(buttonOf('Save')).toBeDefined();
});

function Practices() {
  const other_practices = ['First', 'Second'].map((practice_name) => ({ practice_name, working_time: [] }));
  const form = useForm<ProfileForm>({ defaultValues: { other_practices } });
  return (
    <FormProvider {...form}>
      <PracticeRows />
    </FormProvider>
  );
}

it('whoever is suspended reads in set-up what to do', async () => {
  const own = { suspended_because: 'The license has lapsed.' } as unknown as OwnProfile;
  const site = { contactAddress: 'hello@example.com' } as SiteFacts;
  show(
    <SiteContext.Provider value={site}>
      <ReviewState own={own} />
    </SiteContext.Provider>,
  );
  const told = () => document.querySelector('[role="status"]')?.textContent;
  await vi.waitFor(() => expect(told()).toContain('Please write to hello@example.com.'));
});

it('whoever is on a list of exclusions by mistake reads whom to write to', () => {
  const finding = { about: 'exclusion', result: 'excluded', file: null, took_off: true };
  const own = { is_public: true, live: null, waiting: null, rejection: null, findings: [finding] };
  const { notices } = statusOf(own as unknown as OwnProfile, 'hello@example.com');
  expect(notices[0].text).toContain('corrected there and write to hello@example.com.');
});

function show(page: ReactNode) {
  root.render(page);
}

function buttonOf(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return found ?? expect.fail(`No ${label}.`);
}

function press(label: string) {
  return vi.waitFor(() => buttonOf(label).click());
}

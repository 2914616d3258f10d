import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SavingAlerts, SavingStatus } from '../../backoffice/records/saving-status.tsx';
import { failure } from '../../saving/saver-types.ts';

const AWAY = 'The server does not answer right now.';

it.each([
  [502, 'Error corrupted.', true, 'Not saved, trying again.', `${AWAY} It is tried again by itself.`],
  [502, 'Error corrupted.', false, 'Not saved.', `${AWAY} Please save it again in a moment.`],
  [
    0,
    'The server could not be reached.',
    true,
    'Not saved, trying again.',
    'The server could not be reached.',
  ],
  [400, 'Please shorten it.', true, 'Not saved: Please shorten it.', 'Please shorten it.'],
])('of a save that failed with %i (%s) it is said whether it is tried again', (...given) => {
  const [status, message, isDraft, sentence, alert] = given;
  const state = failure(status, message);
  const saving = {
    state,
    isDraft,
    isStored: true,
    isRestored: false,
    isElsewhere: false,
    chooseNow: () => undefined,
  };
  expect(textOf(<SavingStatus saving={saving} savedAt={null} />)).toBe(
    `${sentence} The text is kept in this browser.`,
  );
  expect(textOf(<SavingAlerts saving={saving} />)).toBe(alert);
});

it('of what somebody else has saved meanwhile it is said that a choice waits, and where the text is', () => {
  const state = { kind: 'overtaken', theirs: {} } as const;
  for (const isStored of [true, false]) {
    const saving = { state, isDraft: true, isStored, isRestored: false, isElsewhere: false };
    expect(textOf(<SavingStatus saving={saving} savedAt={null} />)).toBe(
      `Not saved: somebody else has saved it. ${isStored ? 'The text is kept in this browser.' : 'Please leave this page open.'}`,
    );
    expect(textOf(<SavingAlerts saving={{ ...saving, chooseNow: () => undefined }} />)).toContain('Choose');
  }
});

function textOf(element: React.JSX.Element): string {
  return renderToString(element)
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, '');
}

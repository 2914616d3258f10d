// @vitest-environment jsdom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DraftBar } from '../../public-site/components/drafts/draft-bar.tsx';

const OVERTAKEN = { kind: 'overtaken' as const, theirs: null };

function Writing() {
  const [isChosen, setIsChosen] = useState(false);
  const choose = () => setIsChosen(true);
  return (
    <DraftBar
      draft={{ state: isChosen ? { kind: 'clean' } : OVERTAKEN, record: null, isElsewhere: false }}
      savedAt={() => null}
      differing={() => []}
      takeTheirs={choose}
      keepMine={() => Promise.resolve(true).finally(choose)}
    />
  );
}

it.each(['Take the newer one', 'Keep mine'])('the focus stays at the draft after “%s”', async (label) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Writing />);
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
    return found ?? expect.fail(`No ${label}.`);
  });
  expect(document.activeElement).toBe(document.body);
  button.focus();
  button.click();
  await vi.waitFor(() => expect(document.querySelector('[role=status]')).not.toBeNull());
  expect(document.activeElement).toBe(document.querySelector('[role=status]'));
  root.unmount();
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { differingNames } from '../../public-site/components/drafts/differing-names.ts';
import { DraftBar } from '../../public-site/components/drafts/draft-bar.tsx';
import { ApiError } from '../../public-site/app/api.ts';
import { answered } from '../../public-site/components/drafts/answered.ts';
import type { SavingState } from '../../saving/saver-types.ts';

it.each([
  [new ApiError(0, 'Server disconnected.'), 'Not saved: offline, trying again'],
  // As api.ts makes it of a page that a proxy answers with.
  [new ApiError(502, 'Error corrupted.'), 'Not saved, trying again: The server does not answer right now.'],
  [
    new ApiError(429, 'That was tried too often.', {}, 30),
    'Not saved, trying again: That was tried too often. You can try again in 30 seconds.',
  ],
  [new ApiError(400, 'Please shorten it.'), 'Not saved: Please shorten it.'],
])('of a save that failed it is said whether it is tried again: %s', async (error, sentence) => {
  const save = () => Promise.reject(error);
  const state = (await answered(true, { save, latest: save })) as SavingState<null>;
  const draft = { state, record: null, isElsewhere: false };
  const html = renderToString(
    <DraftBar
      draft={draft}
      savedAt={() => null}
      differing={() => []}
      takeTheirs={() => undefined}
      keepMine={() => Promise.resolve(true)}
    />,
  );
  expect(html).toContain(`>${sentence}</p>`);
});

it('of two drafts it is said where they differ', () => {
  const names = { title: 'Title', city: 'City', zip: 'ZIP code', phone: 'Telephone' };
  const mine = { title: 'Psychiatrist', city: 'Utica', zip: '', phone: '555-0100' };
  const theirs = { title: 'Psychiatrist', city: 'Rome', phone: '555-0101' };
  const html = renderToString(
    <DraftBar
      draft={{ state: { kind: 'overtaken', theirs }, record: theirs, isElsewhere: false }}
      savedAt={() => null}
      differing={(there) => differingNames(names, there, mine)}
      takeTheirs={() => undefined}
      keepMine={() => Promise.resolve(true)}
    />,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain('It differs in: City, Telephone.');
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
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
      takeTheirs={() => undefined}
      keepMine={() => Promise.resolve(true)}
    />,
  );
  expect(html).toContain(`>${sentence}</p>`);
});

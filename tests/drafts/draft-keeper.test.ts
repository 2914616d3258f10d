import { expect, it } from 'vitest';
import { ApiError } from '../../public-site/app/api.ts';
import { createDraftKeeper } from '../../public-site/components/drafts/draft-keeper.ts';
import type { DraftState } from '../../public-site/components/drafts/draft-keeper.ts';

it('knows its own text when the answer to an earlier save was lost, and saves what was typed since', async () => {
  const { keeper, server, states } = begun();
  server.answers = false;
  keeper.type({ text: 'One' });
  expect(await keeper.flush()).toBe(false);
  server.answers = true;
  keeper.type({ text: 'One, two' });
  expect(await keeper.flush()).toBe(true);
  expect(server.kept).toEqual({ revision: 3, content: { text: 'One, two' }, updated_at: AT });
  expect(states.map(({ kind }) => kind)).not.toContain('overtaken');
});

it('saves one after the other, however many ask for it', async () => {
  const { keeper, server, states } = begun();
  keeper.type({ text: 'One' });
  const first = keeper.flush();
  keeper.type({ text: 'One, two' });
  const [, second, third] = await Promise.all([first, keeper.flush(), keeper.flush(true)]);
  expect([second, third]).toEqual([true, true]);
  expect(server.kept).toMatchObject({ revision: 3, content: { text: 'One, two' } });
  expect(server.calls).toBe(2);
  expect(states.map(({ kind }) => kind)).not.toContain('overtaken');
});

it('asks when what is kept is somebody else’s', async () => {
  const { keeper, server, states } = begun();
  keeper.type({ text: 'Mine' });
  server.kept = { revision: 2, content: { text: 'Theirs' }, updated_at: AT };
  expect(await keeper.flush()).toBe(false);
  expect(states.at(-1)).toEqual({ kind: 'overtaken', draft: server.kept });
  keeper.keepMine();
  expect(await keeper.flush()).toBe(true);
  expect(server.kept.content).toEqual({ text: 'Mine' });
});

const AT = '2026-11-21T12:00:00.000Z';

/** A keeper, and a server that keeps one revision after the other; `answers`: whether that is heard of. */
function begun() {
  const start = { revision: 1, content: { text: '' } as Record<string, unknown>, updated_at: AT };
  const server = { answers: true, calls: 0, kept: start };
  const states: DraftState[] = [];
  const keeper = createDraftKeeper(
    {
      save(revision, content) {
        server.calls++;
        if (revision !== server.kept.revision) return Promise.reject(new ApiError(409, 'Overtaken'));
        server.kept = { revision: revision + 1, content: { ...content }, updated_at: AT };
        return server.answers ? Promise.resolve(revision + 1) : Promise.reject(new ApiError(0, ''));
      },
      latest: () => Promise.resolve(server.kept),
    },
    { ...start, at: null },
    (state) => states.push(state),
  );
  return { keeper, server, states };
}

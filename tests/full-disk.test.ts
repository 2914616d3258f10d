import { expect, it, onTestFinished, vi } from 'vitest';
import { command } from '../server/app/commands/command.ts';

it.each([
  [{ code: 'ENOSPC' }, 'The disk is full: make room on it, then run this again (it is so).'],
  [{ code: 'SQLITE_FULL' }, 'The disk is full: make room on it, then run this again (it is so).'],
  [
    { code: 'EROFS', path: '/mnt/export' },
    '/mnt/export cannot be made or opened (EROFS): see that its folder is there and who may write to it, or name another.',
  ],
])('a command that can write no more says what to do: %o', async (of, sentence) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  vi.spyOn(process, 'argv', 'get').mockReturnValue([]);
  onTestFinished(() => void vi.restoreAllMocks());
  await command({ help: '', run: () => Promise.reject(Object.assign(new Error('it is so'), of)) });
  expect(said).toHaveBeenLastCalledWith(sentence);
  expect(exit).toHaveBeenLastCalledWith(1);
});

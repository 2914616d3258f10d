import { expect, it, onTestFinished, vi } from 'vitest';
import { command } from '../server/app/commands/command.ts';

it('a command that finds the disk full says what to do', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  vi.spyOn(process, 'argv', 'get').mockReturnValue([]);
  onTestFinished(() => void vi.restoreAllMocks());
  for (const code of ['ENOSPC', 'SQLITE_FULL']) {
    const full = Object.assign(new Error('it is full'), { code });
    await command({ help: '', run: () => Promise.reject(full) });
    expect(said).toHaveBeenLastCalledWith(
      'The disk is full: make room on it, then run this again (it is full).',
    );
    expect(exit).toHaveBeenLastCalledWith(1);
  }
});

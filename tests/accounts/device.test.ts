import { expect, it } from 'vitest';
import { deviceOf } from '../../server/platform/security/device.ts';

it('is what a browser says of itself, and nothing where it says nothing', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(deviceOf(firefox)).toBe('Firefox on Linux');
  for (const nothing of ['', 'x']) expect(deviceOf(nothing)).toBeNull();
});

import { afterEach, expect, it, vi } from 'vitest';
import { ofAllTabs, ofThisTab, parsed } from '../../saving/browser-storage.ts';
import { storedToken } from '../../saving/stored-token.ts';

const TOKEN = 'psychiatristJwtToken';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads what it has written, and takes it once', () => {
  vi.stubGlobal('sessionStorage', storage());
  expect(ofThisTab.write('place', '/list')).toBe(true);
  expect(ofThisTab.read('place')).toBe('/list');
  expect(ofThisTab.take('place')).toBe('/list');
  expect(ofThisTab.take('place')).toBeNull();
});

it('is empty, and keeps nothing, where it is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get: forbidden, configurable: true });
  expect(ofAllTabs.storage()).toBeNull();
  expect(ofAllTabs.read(TOKEN)).toBeNull();
  expect(ofAllTabs.write(TOKEN, 'a.b.c')).toBe(false);
  expect(ofAllTabs.write(TOKEN, null)).toBe(false);
  expect(storedToken()).toBeNull();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

it('says that what it has no room for is not kept', () => {
  const full = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...storage(), setItem: full });
  expect(ofAllTabs.write('list', '[]')).toBe(false);
  expect(ofAllTabs.write('list', null)).toBe(true);
});

it('is empty where the browser cannot read its own file', () => {
  const broken = () => {
    throw new DOMException('', 'NS_ERROR_FILE_CORRUPTED');
  };
  vi.stubGlobal('localStorage', { getItem: broken });
  expect(ofAllTabs.read('list')).toBeNull();
});

it.each([null, '', '{', 'undefined', '[1'])('%s says nothing', (text) => expect(parsed(text)).toBeNull());

it('a token that could not be sent is none', () => {
  vi.stubGlobal('localStorage', storage({ [TOKEN]: 'a b\nc' }));
  expect(storedToken()).toBeNull();
});

function storage(kept: Record<string, string> = {}) {
  const texts = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
}

import { useEffect, useState } from 'react';
import { ofThisTab } from '../../saving/browser-storage.ts';
import { useAccount } from './use-account.ts';

/**
 * What is written in a place of this page, and how to change it. Whose session ends meanwhile finds it there again once
 * they have signed in; nobody else does, and it is forgotten where the place is left without that. `begun`: what stands
 * there before anything is written.
 */
export function useKeptText(place: string, begun = ''): [text: string, write: (text: string) => void] {
  const account = useAccount();
  const key = `written-${account}-${location.pathname}-${place}`;
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => () => void ofThisTab.write(key, null), [key]);

  function write(text: string) {
    ofThisTab.write(key, text === '' ? null : text);
    setTyped(text);
  }

  return [typed ?? ofThisTab.read(key) ?? begun, write];
}

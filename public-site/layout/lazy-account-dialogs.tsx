import { useEffect, useState } from 'react';
import { showError } from '../app/toasts.ts';
import type { AccountDialogs, AccountDialogsProps } from './account-dialogs.tsx';

/** The account's dialogs; their code arrives with the first question, because most visitors are never asked one. */
export function LazyAccountDialogs(props: AccountDialogsProps) {
  const { asked, ask } = props;
  const [loaded, setLoaded] = useState<{ Dialogs: typeof AccountDialogs } | null>(null);
  useEffect(() => {
    if (asked === null || loaded) return;
    import('./account-dialogs.tsx').then(
      (module) => setLoaded({ Dialogs: module.AccountDialogs }),
      (error: unknown) => {
        ask(null);
        showError(error);
      },
    );
  }, [asked, loaded, ask]);
  // Who signs out leaves the question open for nobody.
  useEffect(() => () => ask(null), [ask]);
  return loaded && <loaded.Dialogs {...props} />;
}

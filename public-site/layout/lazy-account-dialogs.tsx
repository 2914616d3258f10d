import { showError } from '../app/toasts.ts';
import { useLoaded } from '../app/use-loaded.ts';
import type { AccountDialogsProps } from './account-dialogs.tsx';

/** The account's dialogs; their code arrives with the first question, because most visitors are never asked one. */
export function LazyAccountDialogs(props: AccountDialogsProps) {
  const { asked, ask } = props;
  const loaded = useLoaded(
    asked !== null,
    () => import('./account-dialogs.tsx'),
    (error) => {
      ask(null);
      showError(error);
    },
  );
  return loaded && <loaded.AccountDialogs {...props} />;
}

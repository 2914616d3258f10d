import { PAGES } from '#contract/paths.ts';
import { ofAllTabs } from '../../../saving/browser-storage.ts';
import { lastSeen } from '../../app/navigation.ts';
import { notSaved } from '../../components/call-list/change-list.ts';
import { isOfNewerVersion, storedText } from '../../components/call-list/saved-ids.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PhoneIcon } from '../../ui/icons.tsx';
import { WhereSaved } from './where-saved.tsx';

/** Nobody is saved yet, or nothing can be. */
export function EmptyList() {
  const search = <ButtonLink href={lastSeen('search') ?? PAGES.search}>Find a psychiatrist</ButtonLink>;
  if (ofAllTabs.storage() === null) {
    return (
      <EmptyState icon={<PhoneIcon />} title="This browser keeps no list" actions={search}>
        <p>{notSaved()} You can still call from each profile, or print the profiles.</p>
      </EmptyState>
    );
  }
  if (isOfNewerVersion(storedText())) {
    return (
      <EmptyState
        icon={<PhoneIcon />}
        title="This page is older than your list"
        actions={<Button onClick={() => location.reload()}>Load it again</Button>}
      >
        <p>The site was renewed since this page was loaded. Your list is kept as it is.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState icon={<PhoneIcon />} title="Nobody is saved yet" actions={search}>
        <p>
          Press “Save” beside somebody whom you may want to call. They are gathered here: who takes new
          patients and is open comes first, with room for your notes.
        </p>
      </EmptyState>
      <WhereSaved />
    </>
  );
}

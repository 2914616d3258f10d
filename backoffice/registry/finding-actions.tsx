import { Button, Link, Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import { EXCLUSION_LIST, npiEntry } from '#contract/state-registers.ts';
import { SuspendProfile } from '../accounts/suspend-profile.tsx';
import { useAct } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';

const FINDINGS = ADMIN_API.registryFindings.slice(ADMIN_API.all.length);
const LABELS = { suspend: 'Take off the site', show: 'Show again' };
/** What becomes of a note. */
export const NOTE_HINT =
  'Administrators see it. It is forgotten with the account; the trail does not have it.';

/** What is done about a finding: looked up, settled with a note, or the profile is taken off the site or shown again. */
export function FindingActions({ finding }: { finding: RegistryFinding }) {
  const { id, about, doctor, npi, is_off, state } = finding;
  const [isSettling, setIsSettling] = useState(false);
  const act = useAct();
  const frame = useRef<HTMLDivElement>(null);
  const entry = about === 'exclusion' ? EXCLUSION_LIST : npi && npiEntry(npi);

  async function settle(note: string, onRefused: OnRefused) {
    if (!(await act({ ...settling(id, note), done: 'The finding is done with.', onRefused }))) return;
    setIsSettling(false);
    // The button that had the focus goes.
    frame.current?.focus();
  }

  return (
    <Stack
      ref={frame}
      tabIndex={-1}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {state === 'open' && (
        <Button size="small" variant="outlined" onClick={() => setIsSettling(true)}>
          Done
        </Button>
      )}
      {state === 'open' || is_off ? (
        <SuspendProfile size="small" id={doctor} isSuspended={is_off} labels={LABELS} />
      ) : null}
      {entry && (
        <Link href={entry} target="_blank" rel="noreferrer" variant="body2">
          Open in the register
        </Link>
      )}
      {isSettling && (
        <ReasonDialog
          title="Done with this finding?"
          text="It leaves the queue, and is not found again while the register says the same. The profile stays as it is."
          action="Done"
          place={`Done ${id}`}
          reasonLabel="What you found"
          reasonHint={NOTE_HINT}
          onConfirm={settle}
          onClose={() => setIsSettling(false)}
        />
      )}
    </Stack>
  );
}

/** The call that settles one. */
export function settling(id: number | string, note: string) {
  return { path: `${FINDINGS}/${id}/settle`, body: { note } };
}

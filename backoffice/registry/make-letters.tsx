import MarkunreadMailboxIcon from '@mui/icons-material/MarkunreadMailbox';
import { useState } from 'react';
import {
  Button,
  downloadCSV,
  useListContext,
  useLogoutIfAccessDenied,
  useNotify,
  useRefresh,
} from 'react-admin';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { DAY_MS } from '#contract/constants.ts';
import { formatDate } from '#contract/dates.ts';
import { LETTER_DAYS, MOST_LETTERS } from '#contract/registry-letters.ts';
import type { MadeLetters } from '#contract/schemas/answers/registry-letters.ts';
import { counted, numberText } from '#contract/wording.ts';
import { asAdministrator } from '../data-provider.ts';
import { refusalText } from '../records/act.ts';
import { ReasonDialog } from '../records/reason-dialog.tsx';
import type { OnRefused } from '../records/reason-dialog.tsx';
import { useKeptText } from '../records/use-kept-text.ts';

/** Makes letters to those who are chosen, or to all whom the list is filtered for, and hands them over as a file. */
export function MakeLetters() {
  const { selectedIds, total = 0, onUnselectItems, ...list } = useListContext();
  const filter = list.filterValues as object;
  const [isAsked, setAsked] = useState(false);
  /** Until its file is there: pressed again for an answer that was lost, also after a reload, it is the same order. */
  const [order, keepOrder] = useKeptText('order of letters');
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const isChosen = selectedIds.length > 0;
  const count = isChosen ? selectedIds.length : total;

  async function make(onRefused: OnRefused) {
    const body = { ...(isChosen ? { ids: selectedIds } : { filter }), order };
    try {
      const { json } = await asAdministrator(`${ADMIN_API.registryPeople}/letters`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const letters = json as MadeLetters;
      // Office programs want the byte order mark.
      if (letters.made > 0) downloadCSV(`\uFEFF${letters.csv}`, `letters-${letters.expires_on}`);
      notify(outcomeText(letters), { type: letters.made > 0 ? 'success' : 'warning' });
      setAsked(false);
      keepOrder('');
      onUnselectItems();
      refresh();
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) onRefused(refusalText(error));
    }
  }

  return (
    <>
      <Button
        label="Make letters"
        // On a phone it is an icon, which has no name of its own while it is disabled.
        aria-label="Make letters"
        disabled={count === 0}
        onClick={() => {
          if (order === '') keepOrder(newOrder());
          setAsked(true);
        }}
      >
        <MarkunreadMailboxIcon />
      </Button>
      {isAsked && (
        <ReasonDialog
          title={`Letters to ${counted(count, 'psychiatrist')}`}
          text={`You get a file (CSV) for a mail merge, with a line for each: name, address of the practice, NPI, and a code that leads into set-up, with the address of the page to type it at. The codes hold until ${untilText()}, ${LETTER_DAYS} days, and stand in this file alone: nothing shows them again. Delete it once the letters are printed.`}
          action="Make letters"
          onConfirm={(_, onRefused) => make(onRefused)}
          onClose={() => setAsked(false)}
        >
          <span>
            Who is here already, was invited, or has a letter that holds, gets none. At most{' '}
            {numberText(MOST_LETTERS)} are made at once.
          </span>
        </ReasonDialog>
      )}
    </>
  );
}

function newOrder(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function untilText(): string {
  return formatDate(new Date(Date.now() + LETTER_DAYS * DAY_MS).toISOString());
}

function outcomeText({ made, left_out, expires_on }: MadeLetters): string {
  const left = Object.values(left_out).reduce((sum, count) => sum + count, 0);
  const rest = left === 0 ? '' : ` ${numberText(left)} left out: here already, invited, or written to.`;
  if (made === 0) return `No letter was made.${rest}`;
  return `${counted(made, 'letter')} made. The codes hold until ${formatDate(expires_on)}.${rest}`;
}

import type { Accepting } from '#contract/doctors.ts';
import { formatDate } from '#contract/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';

interface AcceptingBadgeProps {
  accepting: Accepting;
  /** ISO date */
  confirmedAt: string | null;
}

/** Whether new patients are welcome, and when the doctor last said so. */
export function AcceptingBadge({ accepting, confirmedAt }: AcceptingBadgeProps) {
  if (accepting === 'no') return <Badge>Not accepting new patients</Badge>;
  if (accepting === 'unconfirmed') return <Badge tone="warn">New patients: not confirmed lately</Badge>;
  return (
    <Badge tone="ok" icon={<CheckIcon />}>
      Accepting new patients
      {confirmedAt && (
        <>
          {' · '}
          Confirmed <time dateTime={confirmedAt}>{formatDate(confirmedAt)}</time>
        </>
      )}
    </Badge>
  );
}

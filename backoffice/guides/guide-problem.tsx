import { Alert, Button } from '@mui/material';

interface GuideProblemProps {
  severity: 'error' | 'warning';
  /** What the server said of the file; it may begin with its line. */
  problem: string;
  /** What follows from it. */
  so: string;
  /** Leads to a line of the file, from 1. */
  onShowLine: (line: number) => void;
}

/** Why a page cannot be shown as it is typed, and where. */
export function GuideProblem({ severity, problem, so, onShowLine }: GuideProblemProps) {
  const line = /^Line (\d+):/.exec(problem)?.[1];
  return (
    <Alert
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{ mb: 1, width: '100%', overflowWrap: 'anywhere' }}
      action={
        line !== undefined && (
          <Button color="inherit" size="small" onClick={() => onShowLine(Number(line))}>
            Show line {line}
          </Button>
        )
      }
    >
      {problem} {so}
    </Alert>
  );
}

import { Alert, Card, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { REGISTERS } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import type { RegistryState } from '#contract/schemas/answers/registry.ts';
import { ageText, isOld } from '../registry/age-text.ts';

const KINDS = Object.keys(REGISTERS) as RegisterKind[];

/** How old the registers are that credentials are compared with; a warning where one is. */
export function RegisterAges({ registers }: { registers: RegistryState }) {
  const isBegun = KINDS.some((kind) => registers[kind]);
  return (
    <Card component="section" aria-labelledby="registers" sx={{ p: 2 }}>
      <Typography variant="h2" id="registers" sx={{ mb: 1 }}>
        Registers
      </Typography>
      {!isBegun && (
        <Typography color="text.secondary">
          Credentials can check themselves against two public registers. None was read yet:{' '}
          <Link component={RouterLink} to="/registry-files">
            bring the first file
          </Link>
          .
        </Typography>
      )}
      {isBegun && KINDS.map((kind) => <Age key={kind} kind={kind} newest={registers[kind]} />)}
    </Card>
  );
}

function Age({ kind, newest }: { kind: RegisterKind; newest: RegistryState[RegisterKind] }) {
  const link = (
    <Link component={RouterLink} to="/registry-files">
      {REGISTERS[kind].name}
    </Link>
  );
  if (newest && isOld(kind, newest))
    return (
      <Alert severity="warning" sx={{ my: 1 }}>
        {link}: {ageText(newest)} Please bring a newer one.
      </Alert>
    );
  return (
    <Typography>
      {link}: {newest ? ageText(newest) : 'None was read yet.'}
    </Typography>
  );
}

import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { REGISTERS } from '#contract/registry.ts';
import type { RegisterKind } from '#contract/registry.ts';
import type { Registers } from '#contract/schemas/answers/registry.ts';
import { longDate } from '#contract/dates.ts';
import { Panel } from '../records/panel.tsx';
import { ageText, isOld } from './age-text.ts';
import { FolderForm } from './folder-form.tsx';
import { SendFile } from './send-file.tsx';

/** What a register is, and which of its files to take. */
const ABOUT: Record<RegisterKind, { what: string; take: string; command: string }> = {
  nppes: {
    what: 'Everybody in the United States who has an NPI: name, practice, specialties and licenses.',
    take: 'Take the zip as it is: first a monthly one (“Full Replacement Monthly NPI File”, about 1 GB), then, if you like, each weekly one on top of it. The whole is read in some ten minutes; of its millions, psychiatrists are kept.',
    command: 'npm run registry -- nppes FILE.zip',
  },
  leie: {
    what: 'Whom the Office of Inspector General excludes from federal health programs.',
    take: 'Take the whole list as CSV (“Updated LEIE Database”, about 15 MB), which is new by the 10th of each month. The monthly supplements are not needed.',
    command: 'npm run registry -- leie FILE.csv',
  },
};

/** One of the two registers: how old what is here is, where newer files are, and the ways to bring one. */
export function RegisterPanel({ kind, registers }: { kind: RegisterKind; registers: Registers }) {
  const { name, page, publisher } = REGISTERS[kind];
  const { newest, whole } = registers[kind];
  const { what, take, command } = ABOUT[kind];
  const isBusy = registers.at_work !== null;
  return (
    <Panel title={name}>
      <Stack spacing={1.5}>
        <Typography>{what}</Typography>
        <Alert severity={newest === null ? 'info' : isOld(kind, newest) ? 'warning' : 'success'}>
          {newest === null ? 'None was read yet: profiles are not compared with it.' : ageText(newest)}
          {newest &&
            whole &&
            whole.id !== newest.id &&
            ` The monthly one below it: ${longDate(whole.dated)}.`}
          {newest && isOld(kind, newest) && ' Please bring a newer one.'}
        </Alert>
        <Typography color="text.secondary">{take}</Typography>
        <Link href={page} target="_blank" rel="noreferrer">
          Files at the {publisher} (opens in a new tab)
        </Link>
        <SendFile kind={kind} isBusy={isBusy} />
        {registers.folder && <FolderForm kind={kind} folder={registers.folder} isBusy={isBusy} />}
        <Box component="details">
          <Typography component="summary" sx={{ cursor: 'pointer' }}>
            By a command on the server
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            For large files on a slow line: copy the file to the server, and read it there.
          </Typography>
          <Box component="pre" sx={{ m: 0, mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {command}
          </Box>
        </Box>
      </Stack>
    </Panel>
  );
}

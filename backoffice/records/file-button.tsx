import UploadFileIcon from '@mui/icons-material/UploadFile';
import { Alert, Button, Stack } from '@mui/material';
import { useRef } from 'react';
import type { ReactNode } from 'react';

interface FileButtonProps {
  /** As an input of files takes it: ".csv,text/csv". */
  accept: string;
  /** What file it is, for those who do not see the button. */
  label: string;
  isDisabled: boolean;
  /** Why the last one was not taken; empty while nothing is wrong. */
  problem: string;
  onFile: (file: File | undefined) => void;
  children: ReactNode;
}

/** A button that has a file chosen, the same one again as well. */
export function FileButton({ accept, label, isDisabled, problem, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

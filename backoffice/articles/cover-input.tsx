import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { storePicture } from './article-calls.ts';

interface CoverInputProps {
  /** Name of a stored picture. */
  cover: string | null;
  onChange: (cover: string | null) => void;
}

/** The picture above an article and in lists: chosen or dropped, trimmed to 16 by 9 by the server. */
export function CoverInput({ cover, onChange }: CoverInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function send(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setError('');
    try {
      onChange((await storePicture(file, 'cover')).name);
    } catch (caught) {
      setError((caught as Error).message);
    }
    setBusy(false);
  }

  return (
    <Stack
      role="group"
      aria-label="Cover"
      spacing={1}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void send(event.dataTransfer.files[0]);
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Cover
      </Typography>
      {cover === null && (
        <Typography variant="body2" color="text.secondary">
          Without one, a picture is drawn when the article is published.
        </Typography>
      )}
      {cover !== null && (
        <Box
          component="img"
          src={`/uploads/${cover}-640.webp`}
          alt=""
          sx={{ width: '100%', borderRadius: 2 }}
        />
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="File of the cover"
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
          {cover === null ? 'Choose a picture' : 'Choose another'}
        </Button>
        {cover !== null && (
          <Button size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Stack>
      {error !== '' && <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}

import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { AdminArticle } from '#contract/articles.ts';
import { LONGEST_SLUG, chosenSlug, slugOf, wordedArticlePath } from '#contract/slug.ts';

interface AddressInputProps {
  article: Pick<AdminArticle, 'id' | 'kind' | 'title' | 'slug'>;
  onChange: (slug: string | null) => void;
}

/** The address of an article as people pass it on, with words that can be chosen. */
export function AddressInput({ article, onChange }: AddressInputProps) {
  const { id, kind, title, slug } = article;
  const [typed, setTyped] = useState<string | null>(null);
  const own = slugOf(title);
  const address = location.origin + wordedArticlePath(kind, id, slug ?? own);

  function type(text: string) {
    setTyped(text);
    onChange(chosenSlug(text, title));
  }

  return (
    <Stack role="group" aria-label="Address to pass on" spacing={1}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Address to pass on
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      {typed === null ? (
        <Box>
          <Button size="small" variant="outlined" onClick={() => setTyped(slug ?? own)}>
            Change
          </Button>
        </Box>
      ) : (
        <TextField
          label="Words of the address"
          helperText="Small letters, digits and hyphens. With none, they are those of the title."
          value={chosenSlug(typed, title) === slug ? typed : (slug ?? own)}
          slotProps={{ htmlInput: { maxLength: LONGEST_SLUG, autoCapitalize: 'none' } }}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Stack>
  );
}

import { Chip, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { NEWSLETTER_CHIPS } from './newsletter-states.ts';

/** What an issue is called, and how far it is. */
export function NewsletterHead({ subject, state }: Pick<NewsletterRecord, 'subject' | 'state'>) {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
      <Title title={subject || 'Newsletter'} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {subject || 'Newsletter'}
      </Typography>
      <Chip size="small" variant="outlined" {...NEWSLETTER_CHIPS[state]} />
    </Stack>
  );
}

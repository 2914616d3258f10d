import { Button, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';

/** Says that an address leads to nothing, and on to the dashboard. */
export function MissingPage() {
  const title = 'There is no such page';
  return (
    <Stack spacing={2} sx={{ py: 2, alignItems: 'flex-start' }}>
      <Title title={title} />
      <Typography variant="h1">{title}</Typography>
      <Typography>The address is not complete, or what was there has another one now.</Typography>
      <Button component={Link} to="/" variant="outlined">
        Go to the dashboard
      </Button>
    </Stack>
  );
}

import { Card, Checkbox, FormControlLabel, Link, Stack, TextField, Typography } from '@mui/material';
import { formatDate } from '#contract/dates.ts';
import type { CredentialReview } from '#contract/reviews.ts';

/** Where each credential was looked up just now, by its key. */
export type LookedUp = Record<string, { source: string }>;

interface CredentialsProps {
  credentials: CredentialReview[];
  lookedUp: LookedUp;
  onChange: (lookedUp: LookedUp) => void;
}

/** Each credential with its register, and whether it was looked up there. The server notes the day. */
export function Credentials({ credentials, lookedUp, onChange }: CredentialsProps) {
  function mark({ key, register }: CredentialReview, isLookedUp: boolean) {
    const others = Object.fromEntries(Object.entries(lookedUp).filter(([other]) => other !== key));
    const source = register === null ? '' : new URL(register).hostname;
    onChange(isLookedUp ? { ...others, [key]: { source } } : others);
  }

  return (
    <Card component="section" aria-labelledby="credentials" sx={{ p: 2 }}>
      <Typography variant="h2" id="credentials">
        Credentials
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
        {credentials.map((credential) => {
          const { key, register, check, is_required } = credential;
          return (
            <li key={key}>
              <Typography sx={{ fontWeight: 600 }}>{nameOf(key)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {check
                  ? `Looked up ${formatDate(check.at)}: ${check.source}.`
                  : is_required
                    ? 'Never looked up. Needed before it can be approved.'
                    : 'Never looked up.'}
              </Typography>
              {register !== null && (
                <Link href={register} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                  Open its register
                </Link>
              )}
              <Stack
                direction={{ xs: 'column', sm: 'row' }}
                spacing={1}
                sx={{ alignItems: { sm: 'center' } }}
              >
                <FormControlLabel
                  label="Looked up"
                  control={
                    <Checkbox
                      checked={key in lookedUp}
                      slotProps={{ input: { 'aria-label': `${nameOf(key)} looked up`, id: checkboxId(key) } }}
                      onChange={(_, isChecked) => mark(credential, isChecked)}
                    />
                  }
                />
                {key in lookedUp && (
                  <TextField
                    label={`Where ${nameOf(key)} was looked up`}
                    value={lookedUp[key].source}
                    required
                    size="small"
                    sx={{ flex: 1 }}
                    slotProps={{ htmlInput: { maxLength: 200 } }}
                    onChange={({ target }) => onChange({ ...lookedUp, [key]: { source: target.value } })}
                  />
                )}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}

/** Of the mark that a credential was looked up. */
export function checkboxId(key: string): string {
  return `looked-up-${key.replaceAll(' ', '-')}`;
}

/** "License MA 12345" */
function nameOf(key: string): string {
  return key.startsWith('npi') ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}

import { Card, Checkbox, FormControlLabel, Link, Stack, Typography } from '@mui/material';
import { formatDate } from '#contract/dates.ts';
import { REGISTER_STATUSES } from '#contract/profiles.ts';
import type { CredentialReview } from '#contract/reviews.ts';
import { ComparisonText } from './comparison-text.tsx';
import { partId, partName } from './comparison-words.ts';
import type { LookedUp } from './looked-up.ts';
import { fieldId, nothingSaid } from './looked-up.ts';
import { RegisterFields } from './register-fields.tsx';

interface CredentialsProps {
  credentials: CredentialReview[];
  lookedUp: LookedUp;
  onChange: (lookedUp: LookedUp) => void;
}

/** Each credential with its register, and what was found there. The server notes the day. */
export function Credentials({ credentials, lookedUp, onChange }: CredentialsProps) {
  function mark(credential: CredentialReview, isLookedUp: boolean) {
    const { key } = credential;
    const others = Object.fromEntries(Object.entries(lookedUp).filter(([other]) => other !== key));
    onChange(isLookedUp ? { ...others, [key]: nothingSaid(credential) } : others);
  }

  return (
    <Card component="section" aria-labelledby="credentials" sx={{ p: 2 }}>
      <Typography variant="h2" id="credentials">
        Credentials
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
        {credentials.map((credential) => {
          const { key, register, comparison } = credential;
          const name = partName(key);
          return (
            <li key={key} id={partId(key)} tabIndex={-1}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              {comparison?.file && <ComparisonText comparison={comparison} />}
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {earlierText(credential)}
              </Typography>
              {register !== null && (
                <Link href={register} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                  Open its register
                </Link>
              )}
              <div>
                <FormControlLabel
                  label="Looked up"
                  control={
                    <Checkbox
                      checked={key in lookedUp}
                      slotProps={{
                        input: { 'aria-label': `${name} looked up`, id: fieldId(key, 'looked up') },
                      }}
                      onChange={(_, isChecked) => mark(credential, isChecked)}
                    />
                  }
                />
              </div>
              {key in lookedUp && (
                <RegisterFields
                  name={name}
                  credential={credential}
                  found={lookedUp[key]}
                  onChange={(found) => onChange({ ...lookedUp, [key]: found })}
                />
              )}
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}

/** What is known of the last time it was looked up. */
function earlierText({ check, is_required }: CredentialReview): string {
  if (!check) return is_required ? 'Never looked up. Needed before it can be approved.' : 'Never looked up.';
  const { number, status, expires, address } = check.said ?? {};
  const said = [
    number,
    status && REGISTER_STATUSES[status],
    expires && `until ${formatDate(expires)}`,
    address,
  ].filter(Boolean);
  return `Looked up ${formatDate(check.at)}, ${check.source}${said.length > 0 ? `: ${said.join(', ')}` : ''}.`;
}

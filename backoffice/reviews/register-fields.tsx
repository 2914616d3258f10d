import { Box, Button, TextField } from '@mui/material';
import { formatDate } from '#contract/dates.ts';
import { REGISTER_STATUSES } from '#contract/profiles.ts';
import type { RegisterEntry } from '#contract/profiles.ts';
import type { CredentialReview } from '#contract/reviews.ts';
import { fieldId } from './looked-up.ts';
import type { Found } from './looked-up.ts';

interface RegisterFieldsProps {
  /** Of the credential, for people. */
  name: string;
  credential: CredentialReview;
  found: Found;
  onChange: (found: Found) => void;
}

const STATUSES = Object.entries(REGISTER_STATUSES);

/** What the register says of a credential. Where that is not what was handed in, it says so. */
export function RegisterFields({ name, credential, found, onChange }: RegisterFieldsProps) {
  const { key, number, expires, is_required } = credential;
  const { source, said } = found;
  const say = (part: Partial<RegisterEntry>) => onChange({ source, said: { ...said, ...part } });
  const other = (isOther: boolean, claimed: string) => (isOther ? `Sent in: ${claimed}` : undefined);
  const isOtherNumber = number !== null && said.number !== '' && bare(said.number) !== bare(number);
  const isOtherDate = expires !== null && said.expires !== null && said.expires !== expires;
  return (
    <Box
      role="group"
      aria-label={`What the register says: ${name}`}
      sx={{
        ...{ display: 'grid', gap: 1.5, pt: 1, alignItems: 'start' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
      }}
    >
      {number !== null && (
        <Button onClick={() => say({ number, expires })} sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}>
          {expires === null ? 'Number' : 'Number and date'} as sent in
        </Button>
      )}
      <TextField
        id={fieldId(key, 'source')}
        label="Where it was looked up"
        value={source}
        required
        size="small"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => onChange({ ...found, source: target.value })}
      />
      <TextField
        id={fieldId(key, 'number')}
        label="Number there"
        value={said.number}
        required={is_required}
        size="small"
        error={isOtherNumber}
        helperText={other(isOtherNumber, number ?? '')}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => say({ number: target.value })}
      />
      <TextField
        id={fieldId(key, 'status')}
        label="Status there"
        select
        value={said.status ?? ''}
        required={is_required}
        size="small"
        error={said.status === 'inactive' || said.status === 'missing'}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => say({ status: (target.value || null) as RegisterEntry['status'] })}
      >
        <option value="">Please choose</option>
        {STATUSES.map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </TextField>
      {expires !== null && (
        <TextField
          id={fieldId(key, 'expires')}
          label="Expires there"
          type="date"
          value={said.expires ?? ''}
          required
          size="small"
          error={isOtherDate}
          helperText={other(isOtherDate, formatDate(expires))}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => say({ expires: target.value || null })}
        />
      )}
      <TextField
        id={fieldId(key, 'address')}
        label="Address there"
        value={said.address}
        size="small"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => say({ address: target.value })}
      />
    </Box>
  );
}

/** Registers write the same number with other dots and spaces. */
function bare(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

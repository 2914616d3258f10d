import { TextField } from '@mui/material';
import { useState } from 'react';
import { moneyDigits } from '#contract/money.ts';
import type { FieldProps } from '../records/fields-form.tsx';

interface PriceInputProps {
  field: FieldProps;
  /** In the smallest unit of the currency; null where nothing is chosen. */
  amount: number | null;
  currency: string;
  onAmount: (amount: number | null) => void;
}

/** An amount, typed as people write it. */
export function PriceInput({ field, amount, currency, onAmount }: PriceInputProps) {
  const [typed, setTyped] = useState('');
  const unit = 10 ** moneyDigits(currency);
  const amountOf = (text: string) => (text === '' ? null : Math.round(Number(text) * unit));
  const shown = amount === null ? '' : amount / unit;
  return (
    <TextField
      {...field}
      label={`${field.label}, in ${currency.toUpperCase()}`}
      type="number"
      // What is half typed, as "29.", stays as it is.
      value={amountOf(typed) === amount ? typed : shown}
      slotProps={{ htmlInput: { min: 0, step: 1 / unit } }}
      onChange={({ target }) => {
        setTyped(target.value);
        onAmount(amountOf(target.value));
      }}
    />
  );
}

import { TextField } from '@mui/material';
import { useState } from 'react';
import { moneyDigits } from '#contract/money.ts';
import type { FieldProps } from '../records/fields-form.tsx';

/** In the smallest unit of the currency; what was typed where that is no amount; null where nothing is chosen. */
export type Price = number | string | null;

interface PriceInputProps {
  field: FieldProps;
  price: Price;
  currency: string;
  onPrice: (price: Price) => void;
}

/** An amount, typed as people write it. Nothing is guessed: "29,99" is neither $2,999 nor nothing. */
export function PriceInput({ field, price, currency, onPrice }: PriceInputProps) {
  const [typed, setTyped] = useState('');
  const digits = moneyDigits(currency);
  const shown = typeof price === 'number' ? String(price / 10 ** digits) : (price ?? '');
  return (
    <TextField
      {...field}
      label={`${field.label}, in ${currency.toUpperCase()}`}
      // How it was typed, as "29.50", stays.
      value={priceOf(typed, digits) === price ? typed : shown}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 12 } }}
      onChange={({ target }) => {
        setTyped(target.value);
        onPrice(priceOf(target.value, digits));
      }}
    />
  );
}

function priceOf(typed: string, digits: number): Price {
  const [isAmount, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(typed.trim()) ?? [];
  if (isAmount === undefined || part.length > digits) return typed.trim() === '' ? null : typed;
  return Number(whole + part.padEnd(digits, '0'));
}

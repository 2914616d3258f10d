import { TextField } from '@mui/material';
import { useState } from 'react';
import { moneyDigits } from '#contract/money.ts';
import { AMOUNT, amountOf } from '../records/amount-of.ts';
import type { FieldProps } from '../records/fields-form.tsx';

/** In the smallest unit of the currency; what was typed where that is no amount; null where nothing is chosen. */
export type Price = number | string | null;

interface PriceInputProps {
  field: FieldProps;
  price: Price;
  currency: string;
  onPrice: (price: Price) => void;
}

/** An amount, typed as people write it. What is none is saved as it was typed: the server refuses it. */
export function PriceInput({ field, price, currency, onPrice }: PriceInputProps) {
  const [typed, setTyped] = useState('');
  const shown = typeof price === 'number' ? String(price / 10 ** moneyDigits(currency)) : (price ?? '');
  return (
    <TextField
      {...field}
      label={`${field.label}, in ${currency.toUpperCase()}`}
      // How it was typed, as "29.50", stays.
      value={priceOf(typed, currency) === price ? typed : shown}
      slotProps={{ htmlInput: AMOUNT }}
      onChange={({ target }) => {
        setTyped(target.value);
        onPrice(priceOf(target.value, currency));
      }}
    />
  );
}

function priceOf(typed: string, currency: string): Price {
  return typed.trim() === '' ? null : (amountOf(typed, currency) ?? typed);
}

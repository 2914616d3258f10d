/** For names that are long: within its field one of them would end in “…” on a phone. */
export const NAMES_ABOVE = {
  '& .MuiInputLabel-root': {
    position: 'static',
    maxWidth: 'none',
    mb: 0.5,
    transform: 'none',
    fontSize: '0.875rem',
    whiteSpace: 'normal',
    pointerEvents: 'auto',
  },
  // Else theme.ts leaves room for the name.
  '&& .MuiFilledInput-root.MuiInputBase-root.MuiInputBase-formControl': { py: 0 },
  '&& .MuiFilledInput-root .MuiFilledInput-input.MuiInputBase-input': { py: 1.5 },
};

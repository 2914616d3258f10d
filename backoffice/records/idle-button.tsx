import { Button } from '@mui/material';
import type { ButtonProps } from '@mui/material';

interface IdleButtonProps extends ButtonProps {
  /** There is nothing to do for it at the moment. */
  isIdle: boolean;
}

/** A button that often has nothing to do once it was pressed. It is not disabled: that would take the focus from it. */
export function IdleButton({ isIdle, onClick, ...button }: IdleButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={isIdle}
      onClick={(event) => {
        if (isIdle) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

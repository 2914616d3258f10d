import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';

interface PressProps extends Pick<ComponentProps<typeof Button>, 'look' | 'children'> {
  /** Where it is pressed: the path of the page. */
  action: string;
  /** What the server is told. */
  press: string;
  /** Asks first: the same page, with a question. */
  asks?: boolean;
  /** Of the clock: by how far. */
  step?: string;
}

/** A button that is a form of its own, so that it works without JavaScript. */
export function Press({ action, press, asks, step, ...button }: PressProps) {
  return (
    <form method={asks ? 'get' : 'post'} action={action}>
      {step && <input type="hidden" name="step" value={step} />}
      <Button type="submit" name={asks ? 'confirm' : 'press'} value={press} {...button} />
    </form>
  );
}

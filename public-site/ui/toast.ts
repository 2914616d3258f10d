/** The color and the sign of a message. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** A message at the top right. */
export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

import { useState } from 'react';
import { post } from './api.ts';
import { showError, showToast } from './toasts.ts';

/** Asks a call for an address of somebody else's, and goes there. What is refused is told in a toast. */
export function useLeave<T extends { url: string }>(call: string) {
  const [leaving, setLeaving] = useState(false);

  async function leave(payload: object = {}): Promise<void> {
    setLeaving(true);
    try {
      const answer = await post<T>(call, payload);
      if (answer.status === 200) return location.assign(answer.body.url);
      showToast('warning', answer.message);
    } catch (error) {
      showError(error);
    }
    setLeaving(false);
  }

  return { leaving, leave };
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Way } from '#contract/second-factors.ts';
import { ApiError } from '../../app/api.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface Asked {
  ways: readonly Way[];
  answer: (isProven: boolean) => void;
}

/** Does something, and does it again once it is clear who is there. Null when that was not shown. */
export type Proven = <T>(act: () => Promise<T>) => Promise<T | null>;

/** For calls that want their caller to show once more who they are: asks, and repeats the call. */
export function useProof(): { proven: Proven; proofDialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);

  async function proven<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 428) throw error;
      const { ways } = error;
      const isProven = await new Promise<boolean>((answer) => setAsked({ ways, answer }));
      setAsked(null);
      return isProven ? await act() : null;
    }
  }

  return { proven, proofDialog: asked && <ProofDialog ways={asked.ways} onAnswer={asked.answer} /> };
}

import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import { useMounted } from './use-mounted.ts';

/** Those that wait while a page is taken over from the server; null before, and when each has had its turn. */
let waiting: (() => Promise<void> | void)[] | null = null;

interface HydrateLaterProps {
  children: ReactNode;
  /** Its turn has come: calls `come` once it can be taken over. What it answers is waited for before the page listens. */
  when?: (come: () => void) => Promise<void> | void;
}

/**
 * A part of a page that is taken over a moment after the rest, in a task of its own, so that no finger has to wait for
 * all of it. On the server, and once the page listens, it is what it holds. It holds one element.
 */
export function HydrateLater({ children, when = atOnce }: HydrateLaterProps) {
  const [turn] = useState(() => takeTurn(when));
  const [sent] = useState(children);
  if (!turn) return children;
  return (
    <Suspense fallback={null}>
      <InTurn turn={turn} sent={sent}>
        {children}
      </InTurn>
    </Suspense>
  );
}

interface InTurnProps {
  turn: Promise<void>;
  /** What it held at first: what the server sent. The page may have changed since, and taking over does not compare. */
  sent: ReactNode;
  children: ReactNode;
}

function InTurn({ turn, sent, children }: InTurnProps) {
  use(turn);
  const hasCome = useMounted();
  return hasCome ? children : sent;
}

/** Call once, in the browser, before the first render. */
export function deferHydration(): void {
  waiting = [];
}

/** Whether parts of the page still wait for their turn. */
export function isHydrating(): boolean {
  return waiting !== null;
}

/** Lets those come that wait, one in a task. Answers what they wait for once each has had its turn. */
export async function hydrateDeferred(): Promise<Promise<void>[]> {
  const coming: Promise<void>[] = [];
  for (const turn of waiting ?? []) {
    await new Promise((done) => setTimeout(done));
    const late = turn();
    if (late) coming.push(late);
  }
  waiting = null;
  return coming;
}

function takeTurn(when: NonNullable<HydrateLaterProps['when']>): Promise<void> | null {
  return waiting && new Promise((come) => waiting?.push(() => when(come)));
}

function atOnce(come: () => void): void {
  come();
}

import { Suspense, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isHydrating } from './hydrate-later.tsx';
import { isOutdated } from './outdated.ts';

/** What the server loads before it renders. */
const parts: (() => Promise<unknown>)[] = [];

export async function loadParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/**
 * A part that few pages show: the server sends it, and its code comes with the first page that has it. What was sent
 * stands until then, and for good where the code does not come. It renders one element.
 */
export function lazyPart<Props extends object>(loadPart: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  let coming: Promise<unknown> | null = null;

  function load(): Promise<unknown> {
    return (coming ??= loadPart().then((loaded) => (Part = loaded), hasNotCome));
  }

  function Coming(props: Props) {
    if (!Part) use(load());
    return Part && <Part {...props} />;
  }

  if (import.meta.env.SSR) parts.push(load);
  function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Coming {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { load });
}

/** A part in which nothing listens stays as the server sent it, without its code. It holds one element. */
export function AsSent({ children }: { children: ReactNode }) {
  const [isSent] = useState(isHydrating);
  return <Suspense fallback={null}>{isSent ? <Sent /> : children}</Suspense>;
}

const never = new Promise<never>(() => undefined);

function Sent(): ReactNode {
  return use(never);
}

/** The server has it no more when the site was built anew, and sends all of the page then. */
async function hasNotCome(): Promise<never> {
  if (await isOutdated()) location.reload();
  return never;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useQueryString } from '../../../app/navigation.ts';
import { focusNamedField } from './focus-field.ts';
import { setupPath } from './setup-path.ts';
import type { Step } from './setup-path.ts';

export type Go = (step: Step, field?: string) => void;

/** The step that the address names, and the way to another one or to a field of it, which the address names as well. */
export function useStep() {
  const [, navigate] = useLocation();
  const step = stepIn(useQueryString());
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    const isFirst = shown.current === null;
    shown.current = step;
    if (focusNamedField() || isFirst) return;
    toTop();
  }, [step]);
  useEffect(() => {
    // A link to a field of the step that is shown; the router tells of it by an event of this name.
    addEventListener('pushState', focusNamedField);
    return () => removeEventListener('pushState', focusNamedField);
  }, []);

  /** What became of the profile stands above the step. */
  function toTop() {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }

  const go: Go = (target, field) => navigate(setupPath(target, field));
  return { step, heading, go, toTop };
}

function stepIn(search: string): Step {
  const named = new URLSearchParams(search).get('step');
  return named === '2' ? 2 : named === '3' ? 3 : 1;
}

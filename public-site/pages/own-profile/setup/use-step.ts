import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { useQueryString } from '../../../app/navigation.ts';
import { focusField } from './focus-field.ts';

export type Step = 1 | 2 | 3;

export type Go = (step: Step, field?: string) => void;

/** The step that the address names, and the way to another one or to a field of it. */
export function useStep() {
  const [, navigate] = useLocation();
  const step = stepIn(useQueryString());
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (wanted.current !== null) focusField(wanted.current);
    else {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    wanted.current = null;
  }, [step]);

  const go: Go = (target, field) => {
    if (target === step && field !== undefined) return focusField(field);
    wanted.current = field ?? null;
    navigate(stepHref(target));
  };
  return { step, heading, go };
}

export function stepHref(step: Step): string {
  return step === 1 ? PAGES.setupProfile : `${PAGES.setupProfile}?step=${step}`;
}

function stepIn(search: string): Step {
  const named = new URLSearchParams(search).get('step');
  return named === '2' ? 2 : named === '3' ? 3 : 1;
}

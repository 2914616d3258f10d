import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { DoctorCard } from '#contract/search.ts';
import { isIn } from './groups.ts';
import type { Group } from './groups.ts';

const POINTED = ['pointerover', 'focusin'] as const;
const LEFT = ['pointerleave', 'focusout'] as const;

/** The doctor whose card is pointed at or has the focus; null for none. The cards are the articles of `list`, in order. */
export function usePointedDoctor<Doctor extends DoctorCard>(
  list: RefObject<HTMLElement | null>,
  doctors: readonly Doctor[],
): Doctor | null {
  const [pointed, setPointed] = useState<number | null>(null);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('article') : null;
      const index = card ? cardsIn(list).indexOf(card) : -1;
      setPointed(index === -1 ? null : index);
    };
    const leave = () => setPointed(null);
    for (const type of POINTED) current.addEventListener(type, point);
    for (const type of LEFT) current.addEventListener(type, leave);
    return () => {
      for (const type of POINTED) current.removeEventListener(type, point);
      for (const type of LEFT) current.removeEventListener(type, leave);
    };
  }, [list]);
  return pointed === null ? null : (doctors[pointed] ?? null);
}

/** Marks the cards of those who practice at a dot. */
export function useMarkedCards(
  list: RefObject<HTMLElement | null>,
  doctors: readonly DoctorCard[],
  group: Group | null,
): void {
  useEffect(() => {
    cardsIn(list).forEach((card, i) => {
      card.toggleAttribute(
        'data-marked',
        group !== null && doctors[i] !== undefined && isIn(group, doctors[i].zip),
      );
    });
  });
}

/** The cards of a list, in order. */
export function cardsIn({ current }: RefObject<HTMLElement | null>): HTMLElement[] {
  return current ? [...current.querySelectorAll('article')] : [];
}

import { useEffect, useState } from 'react';

/** Where on the screen, from its top, a section counts as the one that is read. */
const READ_AT = 0.15;
/** More than any page is long. */
const FAR_ABOVE = '1000000px';

/** The id of the section that is read: the last one that begins above that line; null above the first. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');

  useEffect(() => {
    const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Told when the beginning of one crosses the line, however far the page jumps; where they all are is asked then.
    const observer = new IntersectionObserver(
      () => {
        const line = innerHeight * READ_AT;
        setCurrent(sections.findLast((section) => section.getBoundingClientRect().top < line)?.id ?? null);
      },
      { rootMargin: `${FAR_ABOVE} 0px -${100 - READ_AT * 100}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [all]);

  return current;
}

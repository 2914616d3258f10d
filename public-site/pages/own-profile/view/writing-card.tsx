import { PAGES } from '#contract/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Section } from './section.tsx';

/** Leads to what a doctor can write here besides the profile. */
export function WritingCard() {
  return (
    <Section title="Your articles">
      <p>
        Write for the Authors Digest: readers find your article there, under your name. Nobody else reads a
        draft before you send it in.
      </p>
      <p>
        <ButtonLink look="quiet" href={PAGES.articleEditor}>
          Write or change an article
        </ButtonLink>
      </p>
    </Section>
  );
}

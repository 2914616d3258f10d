// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { ArticleDifference } from '../../backoffice/articles/article-difference.tsx';

it('shows of a callout its kind and its words, each once', () => {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const said = (contents: string) => ({ title: 'A first visit', sub_content: 'What to bring.', contents });
  flushSync(() =>
    root.render(
      <ArticleDifference
        before={said('<aside class="note"><p>Call first.</p></aside>')}
        after={said('<aside class="urgent"><p>Call first.</p></aside>')}
      />,
    ),
  );
  const texts = (tag: string) => [...page.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect(texts('del')).toEqual(['Note']);
  expect(texts('ins')).toEqual(['Urgent']);
  expect(page.textContent.match(/Call first\./g)).toHaveLength(1);
  root.unmount();
});

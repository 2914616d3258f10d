import type { Guide, GuideSource } from '#contract/guides.ts';
import { ContentError } from './content-error.ts';
import { createCitations } from './citations.ts';
import type { Facts } from './facts.ts';
import { openFile } from './front-matter.ts';
import { htmlOf } from './html-of.ts';

/** The guide that a Markdown file holds. Throws a ContentError that names the line of what cannot be shown. */
export function readGuide(file: string, facts: Facts): Guide {
  const { front, body, lineOf } = openFile(file, facts);
  const { title, kind, type, description, lead, reviewed, questions, sources } = front;
  const citations = createCitations(sources.map(({ id }) => id));
  const { html, outline } = htmlOf(body, facts, citations);
  questions.forEach((question, at) => {
    question.sources.forEach((id, i) => citations.cite(id, lineOf(['questions', at, 'sources', i])));
  });
  const cited = citations.inOrder();
  sources.forEach(({ id }, at) => {
    if (!cited.includes(id)) throw new ContentError(lineOf(['sources', at]), `nothing cites '${id}'`);
  });
  const byId = new Map<string, GuideSource>(sources.map((source) => [source.id, source]));
  const numbered = cited.flatMap((id) => byId.get(id) ?? []);
  return { kind, title, lead, description, reviewed, type, html, outline, questions, sources: numbered };
}

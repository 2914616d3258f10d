import { parse, stringify } from 'yaml';
import type { GuideDuty, GuideText } from '../../../contract/guides.ts';
import { ContentError } from './content-error.ts';
import { FRONT } from './front-matter.ts';

/** What a file says, as it is written: what it says of the installation is not filled in. `file`: one that can be read. */
export function guideTextOf(file: string): GuideText {
  const match = FRONT.exec(file);
  if (!match) throw new ContentError(1, 'a file begins with front matter between two lines of ---');
  const front = parse(match[1]) as Partial<GuideText>;
  const { title = '', kind = '', type = null, description = '', lead = '', reviewed = '' } = front;
  const { expires = [], questions = [], sources = [] } = front;
  return {
    ...{ title, kind, type, description, lead, reviewed, expires },
    questions: questions.map((one) => ({ ...one, sources: one.sources ?? [] })),
    sources,
    markdown: file.slice(match[0].length).trim(),
  };
}

/** What a file asks of the operator. `file`: one that can be read. */
export function dutiesIn(file: string): GuideDuty[] {
  const { duties = [] } = parse(FRONT.exec(file)?.[1] ?? '{}') as { duties?: Partial<GuideDuty>[] };
  return duties.map(({ says = null, duty = '' }) => ({ says, duty }));
}

/** The file that says it. */
export function fileOf({ markdown, ...front }: GuideText): string {
  return `---\n${stringify(front, { lineWidth: 110 })}---\n\n${markdown}\n`;
}

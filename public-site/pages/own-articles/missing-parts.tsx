import type { ArticlePart } from '#contract/article-parts.ts';
import { ProblemSummary } from '../../components/problems/problem-summary.tsx';

interface MissingPartsProps {
  problems: { field: ArticlePart; message: string }[];
  /** Leads to the field. */
  onChoose: (field: ArticlePart) => void;
}

/** What a draft needs before it is sent. */
export function MissingParts({ problems, onChoose }: MissingPartsProps) {
  return (
    <ProblemSummary count={problems.length} done="sent">
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </ProblemSummary>
  );
}

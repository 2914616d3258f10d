/** @jsxImportSource satori/jsx */
import type { ArticleKind } from '#contract/articles.ts';
import { formatDate } from '#contract/dates.ts';
import { LIGHT } from '#contract/palette.ts';
import type { Picture } from './draw.tsx';
import { Headline, Words } from './words.tsx';

interface Article {
  kind: ArticleKind;
  title: string;
  author: string;
  reviewer: string | null;
  /** Nobody reviewed it: the people are invented. */
  sample: boolean;
  published_at: string;
}

const KINDS: Record<ArticleKind, string> = { digest: 'Authors Digest', ai: 'Blog · Drafted with AI' };

/** An article: its title and who wrote it beside its cover. */
export function articlePicture(article: Article, cover: string | null): Picture {
  const { kind, title, author, reviewer, sample, published_at } = article;
  const review = reviewer === null ? '' : `, ${sample ? 'sample review:' : 'reviewed by'} ${reviewer}`;
  return {
    ground: 'paper',
    art: ART,
    words: (
      <div className="words of-article">
        <div className="text kind">{KINDS[kind]}</div>
        <Headline text={title} width={656} sizes={[62, 56, 50]} mostLines={4} />
        <Words className="text author" text={author + review} mostLines={1} />
        <div className="text date">{formatDate(published_at)}</div>
      </div>
    ),
    photo: cover === null ? null : { file: cover, left: 780, top: 0, width: 420, height: 630, radius: 0 },
  };
}

/** What stands there without a cover. */
const ART = `
  <rect x="780" width="420" height="630" fill="${LIGHT.night}"/>
  <circle cx="1080" cy="170" r="86" fill="${LIGHT.artPeach}"/>
  <path d="M780 470c110-110 210-110 300-40s120 40 120 20V630H780Z" fill="${LIGHT.artTeal}"/>
  <path d="M780 560c90-70 180-70 260-20s120 20 160-10V630H780Z" fill="${LIGHT.artSage}"/>`;

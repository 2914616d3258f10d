import type { Article } from '#contract/articles.ts';
import { articlePath } from '#contract/paths.ts';
import { useHead } from '../../app/head.ts';
import { useSite } from '../../app/site.ts';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { ArticleBody } from './article-body.tsx';
import { RelatedArticles } from './article-end.tsx';
import { blogPosting } from './article-schema.ts';
import { crumbsTo } from './article-kinds.ts';

/** SPEC §2, Blog detail: an article to read, with what belongs to it. */
export function ArticleView({ article }: { article: Article }) {
  const { kind, title } = article;
  const { demo } = useSite();
  useHead({
    title,
    description: article.sub_content,
    canonical: articlePath(kind, article.id),
    type: 'article',
    published: article.created_at,
    image: { path: `/share/${kind}-${article.id}.png`, alt: `${title}, by ${article.author}` },
    schema: import.meta.env.SSR
      ? [blogPosting(article, demo), breadcrumbList([...crumbsTo(kind), { label: title }])]
      : undefined,
  });
  return (
    <>
      <ArticleBody article={article} />
      <RelatedArticles article={article} />
    </>
  );
}

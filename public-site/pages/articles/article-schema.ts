import type { BlogPosting, WithContext } from 'schema-dts';
import { EDITORIAL_DESK } from '#contract/articles.ts';
import type { Article } from '#contract/articles.ts';
import { articlePath } from '#contract/paths.ts';
import { CONTEXT } from '../../structured-data/site.ts';
import { KINDS } from './article-kinds.ts';
import { topicWords } from './topics.ts';

/**
 * The article for machines; addresses are paths of this site. Who reviewed it is told to people alone, and so are the
 * authors of a demo's articles, who are invented. `digitalSourceType` says that software drafted it.
 */
export function blogPosting(article: Article, demo: boolean): WithContext<BlogPosting> {
  const { kind, id, author, avatar } = article;
  const url = articlePath(kind, id);
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.sub_content,
    image: article.img_url.replace(/-640\.webp$/, '-1280.webp'),
    datePublished: article.created_at,
    dateModified: article.updated_at,
    inLanguage: 'en-US',
    articleSection: KINDS[kind].title,
    keywords: topicWords(article.topics),
    ...(!demo && {
      author: {
        '@type': kind === 'ai' || author === EDITORIAL_DESK ? 'Organization' : 'Person',
        name: author,
        ...(avatar !== null && { image: avatar }),
      },
    }),
    ...(kind === 'ai' && { digitalSourceType: `${CONTEXT}/TrainedAlgorithmicMediaDigitalSource` }),
    mainEntityOfPage: { '@type': 'WebPage', url },
  };
}

import { ArticlePage } from './article-page.tsx';

/** /singlepost/{id} */
export default function DigestArticlePage({ params }: { params: { id: string } }) {
  return <ArticlePage kind="digest" param={params.id} />;
}

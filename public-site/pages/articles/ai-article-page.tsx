import { ArticlePage } from './article-page.tsx';

/** /ai-singlepost/:{id} (SPEC §2, Blog detail) */
export default function AiArticlePage({ params }: { params: { id: string } }) {
  return <ArticlePage kind="ai" param={params.id} />;
}

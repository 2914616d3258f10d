/** articles/: both kinds of articles, from the first draft to the page. Each screen is loaded when it is opened. */
import { lazy } from 'react';

export const ArticleList = lazy(() => import('./article-list.tsx'));
export const ArticleCreate = lazy(() => import('./article-create.tsx'));
export const ArticleEdit = lazy(() => import('./article-edit.tsx'));

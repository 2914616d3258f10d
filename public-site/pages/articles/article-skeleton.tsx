import type { ArticleKind } from '#contract/articles.ts';
import { useHead } from '../../app/head.ts';
import { classes } from '../../ui/classes.ts';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { KINDS } from './article-kinds.ts';
import guide from '../../components/guides/guide.module.css';
import opening from './article-opening.module.css';
import view from './article-view.module.css';

/** The article's shape while it is on its way. */
export function ArticleSkeleton({ kind }: { kind: ArticleKind }) {
  useHead({ title: KINDS[kind].title });
  return (
    <>
      <h1 className="visually-hidden">Loading...</h1>
      <div className={guide.band}>
        <div className={classes('page-width', opening.opening)}>
          <div className={classes(opening.trail, opening.waitingTrail)} />
          <div className={opening.words}>
            <Skeleton shape="title" className={opening.waitingTitle} />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
          <Skeleton shape="block" className={classes(opening.cover, opening.waitingCover)} />
        </div>
      </div>
      <div className={classes('page-width', view.column)}>
        <div className={view.main}>
          <SkeletonText />
        </div>
      </div>
    </>
  );
}

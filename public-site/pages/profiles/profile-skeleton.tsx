import { useHead } from '../../app/head.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import hero from './profile-hero.module.css';
import styles from './profile-skeleton.module.css';
import profile from './profile.module.css';

/** The profile's shape while its data is on the way. */
export function ProfileSkeleton() {
  useHead({ title: 'Psychiatrist' });
  return (
    <div className="page-width">
      <h1 className="visually-hidden">Loading...</h1>
      <div className={styles.trail} />
      <div className={profile.profile}>
        <Card size="l" className={hero.hero}>
          <Skeleton shape="block" className={styles.portrait} />
          <div className={hero.who}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
            <Skeleton shape="block" className={styles.badges} />
          </div>
          <Skeleton shape="block" className={styles.contact} />
        </Card>
        <div className={profile.main}>
          <div className={profile.text}>
            <Skeleton shape="title" />
            <SkeletonText />
          </div>
        </div>
        <div className={profile.side}>
          <Skeleton shape="block" className={styles.card} />
          <Skeleton shape="block" className={styles.card} />
        </div>
      </div>
    </div>
  );
}

import { InfoIcon } from '../ui/icons.tsx';
import styles from './demo-strip.module.css';

export function DemoStrip() {
  return (
    <p className={styles.strip}>
      <InfoIcon size={17} />
      <span>Sample data: the people here are fictional.</span>
    </p>
  );
}

import styles from './zoom-buttons.module.css';

interface ZoomButtonsProps {
  /** What there is nothing more of is said, and does nothing: the focus stays. */
  canEnlarge: boolean;
  canReset: boolean;
  onEnlarge: () => void;
  onReduce: () => void;
  onReset: () => void;
}

export function ZoomButtons({ canEnlarge, canReset, onEnlarge, onReduce, onReset }: ZoomButtonsProps) {
  const buttons = [
    { label: 'Zoom in', sign: 'M5 12h14M12 5v14', can: canEnlarge, act: onEnlarge },
    { label: 'Zoom out', sign: 'M5 12h14', can: canReset, act: onReduce },
    {
      label: 'Show the whole map',
      sign: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
      can: canReset,
      act: onReset,
    },
  ];
  return (
    <div className={styles.buttons}>
      {buttons.map(({ label, sign, can, act }) => (
        <button
          key={label}
          className={styles.button}
          type="button"
          aria-label={label}
          aria-disabled={!can}
          onClick={() => can && act()}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  );
}

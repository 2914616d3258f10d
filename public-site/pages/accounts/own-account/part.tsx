import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './own-account.module.css';

interface PartProps {
  /** Of its heading: an address can lead to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the account. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

interface FoldProps {
  label: string;
  isOpenAtFirst?: boolean;
  /** What is in it is made when it is opened; a function is told how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** What hardly anybody comes for, behind a line that says what it is. */
export function Fold({ label, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const line = useRef<HTMLElement>(null);

  function close() {
    setIsOpen(false);
    // What had the focus is gone.
    line.current?.focus();
  }

  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={line} className={styles.summary}>
        {label}
        <ChevronDownIcon size={18} />
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <Folded close={close}>{children}</Folded>
        </div>
      )}
    </details>
  );
}

function Folded({ children, close }: Pick<FoldProps, 'children'> & { close: () => void }) {
  return typeof children === 'function' ? children(close) : children;
}

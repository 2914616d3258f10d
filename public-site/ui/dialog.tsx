import { useLayoutEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { classes } from './classes.ts';
import { enterDialog, leaveDialog } from './open-dialogs.ts';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** SPEC §9, in pixels. */
  width?: 600 | 770;
  /** sheet: as high as the window, at its side; on a phone, all of it. The page behind does not scroll. */
  look?: 'sheet';
  /** false: closes neither by Escape nor by a click outside, and has no x (SPEC §9, verification code). */
  dismissible?: boolean;
  children: ReactNode;
}

/** A native modal dialog. */
export function Dialog({
  open,
  onClose,
  title,
  width = 600,
  look,
  dismissible = true,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    enterDialog(element);
    return () => {
      element.close();
      leaveDialog(element);
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, width === 770 && styles.wide, look && styles.sheet)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      // Chrome closes on the second Escape although `cancel` was prevented.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
      }}
      // Browsers close it all the same when the visitor insists, as by the second "back" on a phone.
      onClose={() => {
        if (open) onClose();
      }}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={titleId}>{title}</h2>
          {dismissible && <CloseButton label="Close" onClick={onClose} />}
        </div>
        {open && children}
      </div>
    </dialog>
  );
}

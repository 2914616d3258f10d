import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { SectionName } from './sections.ts';
import type { Editing } from './use-editing.tsx';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  icon?: ReactNode;
  /** At the end of the heading's line: what can be done with the section. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the profile. */
export function Section({ title, icon, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 className={styles.title} id={id}>
          {icon}
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

interface EditableSectionProps extends Omit<SectionProps, 'action'> {
  name: SectionName;
  editing: Editing;
  /** In place of what visitors see, while it is being changed. */
  form: ReactNode;
}

/** A part of the profile that is changed where it stands. */
export function EditableSection({ name, editing, form, children, ...section }: EditableSectionProps) {
  const isOpen = editing.open === name;
  const button = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(isOpen);
  const isAnyOpen = editing.open !== null;
  useEffect(() => {
    // A section that closes gives the focus back, unless another one has opened.
    if (wasOpen.current && !isAnyOpen) button.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, isAnyOpen]);

  return (
    <Section
      {...section}
      action={
        editing.allowed &&
        !isOpen && (
          <span ref={button}>
            <Button look="quiet" onClick={() => editing.edit(name)}>
              Edit <span className="visually-hidden">{section.title}</span>
            </Button>
          </span>
        )
      }
    >
      {!isOpen && editing.kept === name && (
        <p className={styles.small}>
          What you typed here and did not save is kept in this browser until you have a plan again.
        </p>
      )}
      {isOpen ? form : children}
    </Section>
  );
}

import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './scroll-table.module.css';

interface ScrollTableProps {
  caption: string;
  /** An empty one has no header. */
  head: readonly string[];
  /** Cells of each row; the first names it. */
  rows: readonly (readonly ReactNode[])[];
  /** The last row is a sum. */
  sum?: boolean;
  /** All columns but the first hold numbers. */
  numbers?: boolean;
}

/** A table that scrolls by itself where it is wider than the screen. */
export function ScrollTable({ caption, head, rows, sum, numbers }: ScrollTableProps) {
  const id = useId();
  return (
    <div className={styles.frame} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={classes(styles.table, sum && styles.withSum, numbers && styles.numbers)}>
        <caption id={id} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((label) =>
              label ? (
                <th key={label} scope="col">
                  {label}
                </th>
              ) : (
                <td key={label} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

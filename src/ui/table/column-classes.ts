import styles from './table.module.css';
import type { Column } from './table-data.ts';

const WIDTHS = { least: styles.least, third: styles.third } as const;

/** What the head and the cells of a column have in common. */
export function columnClasses(column: Column, index: number): readonly (string | undefined)[] {
  return [
    index === 0 ? styles.pin : undefined,
    isRight(column) ? styles.number : undefined,
    column.on && styles[column.on],
    column.width && WIDTHS[column.width],
  ];
}

/** Figures stand right, so that their digits stand under each other. */
function isRight({ kind, align }: Column): boolean {
  return kind === 'number' || kind === 'change' || align === 'end';
}

import type { ReactNode } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { TicketLine } from '#platform/support-tickets/ticket.contract.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import type english from './labels/eng.json';
import styles from './TicketRows.module.css';

interface Props<Line extends TicketLine> {
  readonly label: string;
  readonly rows: readonly Line[];
  readonly hrefOf: (row: Line) => string;
  /** Who wrote it, where that is not the one who reads the list. */
  readonly whoOf?: (row: Line) => string;
  /** What is to be said of it besides its unread messages. */
  readonly noteOf?: (row: Line) => ReactNode;
}

/** Tickets below each other: what each is about, its last words, and when they were said. */
export function TicketRows<Line extends TicketLine>({ label, rows, hrefOf, whoOf, noteOf }: Props<Line>) {
  const t = useLabels<typeof english>('support-tickets');
  const format = useFormat();
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <p className={styles.subject}>
            <a className="link" href={hrefOf(row)} data-unread={row.unread > 0 || undefined}>
              {row.subject}
            </a>
          </p>
          <p className={styles.notes}>
            {row.unread > 0 && (
              <Badge
                tone="accent"
                text={t('unread', { count: row.unread, shown: format.number(row.unread, 0) })}
              />
            )}
            {noteOf?.(row)}
            <time className={styles.time} dateTime={row.updated_at}>
              {format.moment(row.shown_at)}
            </time>
          </p>
          <p className={styles.excerpt}>
            {whoOf && <span className={styles.who}>{whoOf(row)}</span>}
            {row.excerpt}
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { MouseEvent } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './TradingTable.module.css';
import type { TradingTableData } from './trading-table.contract.ts';

interface Props extends Pick<TradingTableData, 'data' | 'older' | 'newer'> {
  readonly hrefOf: (before: CalendarDay | null) => string;
  readonly onPageChange: (before: CalendarDay | null) => void;
}

/** Absent where one page has all days. Without script the links are followed as they are. */
export function TablePages({ data, older, newer, hrefOf, onPageChange }: Props) {
  const t = useLabels<typeof english>('trading-table');
  const format = useFormat();
  if (older === null && newer === null) return null;
  const linkTo = (before: CalendarDay | null) => ({
    className: buttons.button,
    href: hrefOf(before),
    'data-in-place': '',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPageChange(before);
    },
  });
  const [first, last] = [data.at(-1)?.date, data[0]?.date];
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {older !== null && (
        <a {...linkTo(older)} rel="next">
          <Icon name="left" />
          {t('older')}
        </a>
      )}
      {first && last && (
        <span className={styles.span}>
          {format.day(first)} – {format.day(last)}
        </span>
      )}
      {newer !== null && (
        <a {...linkTo(newer === 'latest' ? null : newer)} rel="prev">
          {t('newer')}
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}

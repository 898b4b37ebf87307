import type { Mark } from '#domain/compare/mark-row.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Change } from '#ui/change/Change.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import styles from './CompareTable.module.css';
import type { ComparedRow } from './compare-table.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly row: ComparedRow;
  readonly cell: string | number | null;
  readonly unit: string | null;
  readonly mark: Mark;
}

/** A value as its row writes it; the best and the worst differ by more than colour. */
export function ComparedCell({ row, cell, unit, mark }: Props) {
  const t = useLabels<typeof english>('compare-table');
  const unlock = useUnlock(row.lock ?? 'last-price');
  if (cell === null) return <Missing />;
  if (row.lock !== null && isLocked(cell)) return <LockedValue unlock={unlock} />;
  return (
    <>
      {mark && (
        <span className={styles.mark} title={t(mark)}>
          <Icon name={mark === 'best' ? 'up' : 'down'} />
          <span className="sr">{t(mark)}: </span>
        </span>
      )}
      <Value row={row} cell={cell} />
      {unit && <span className={styles.unit}> {unit}</span>}
    </>
  );
}

function Value({ row: { kind, decimals }, cell }: { row: ComparedRow; cell: string | number }) {
  const format = useFormat();
  if (typeof cell === 'string') return kind === 'day' && /^\d{4}-/.test(cell) ? format.day(cell) : cell;
  if (kind === 'change') return <Change percent={cell} />;
  return kind === 'percent' ? format.percent(cell, 2) : format.number(cell, decimals);
}

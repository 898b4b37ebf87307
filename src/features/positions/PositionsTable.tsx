import { useMemo } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { Translate } from '#platform/i18n/translator.ts';
import { Figure } from '#ui/figure/Figure.tsx';
import { Table } from '#ui/table/Table.tsx';
import table from '#ui/table/table.module.css';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import { ChangeCell, LastCell, NameCell, Stacked } from './PositionCells.tsx';
import type { CurrencyTotalRow, Position, PositionsData } from './positions.contract.ts';
import { QuantityCell } from './QuantityCell.tsx';
import { RemoveCell } from './RemoveCell.tsx';
import { Result, ResultPercent } from './Result.tsx';

/** What a reader watches, with what it is worth; a total for each currency. On a phone a row has two lines. */
export function PositionsTable({ positions: { rows, totals } }: { positions: PositionsData }) {
  const t = useLabels<typeof english>('positions');
  const columns = useMemo(() => toColumns(t), [t]);
  const drawn = useMemo(
    () => [...rows.map(toRow), ...totals.map((total) => toTotal(total, t))],
    [rows, totals, t],
  );
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={drawn}
      prompt={t('prompt')}
      isCutOff={false}
      visibleColumn={1}
    />
  );
}

function toColumns(t: Translate<keyof typeof english>): readonly Column[] {
  const figure = { kind: 'number', isSortable: true, isAlwaysShown: true } as const;
  return [
    { key: 'name', title: t('name'), width: 'third', isSortable: true },
    { key: 'venue', title: t('venue'), on: 'wide', isSortable: true },
    { key: 'last', title: t('last'), ...figure },
    { key: 'change', title: t('change'), on: 'wide', ...figure },
    { key: 'quantity', title: t('quantity'), ...figure },
    { key: 'value', title: t('value'), ...figure },
    { key: 'day', title: t('day'), hint: t('day_hint'), on: 'wide', ...figure },
    { key: 'total', title: t('total'), hint: t('total_hint'), ...figure },
    { key: 'remove', title: t('remove'), isTitleHidden: true, isAlwaysShown: true, width: 'least' },
  ];
}

function toRow(position: Position): Row {
  const { value, day_result, total_result, total_percent } = position;
  return {
    id: String(position.id),
    cells: {
      name: { val: position.name, drawn: <NameCell position={position} /> },
      venue: position.venue,
      last: { val: position.last, drawn: <LastCell position={position} /> },
      change: { val: position.change, drawn: <ChangeCell position={position} /> },
      quantity: { val: position.quantity, drawn: <QuantityCell position={position} /> },
      value: { val: value, drawn: <ValueCell value={value} day={day_result} /> },
      day: { val: day_result, drawn: <Result money={day_result} /> },
      total: {
        val: total_result ?? total_percent,
        drawn: (
          <Stacked below={total_result !== null && <ResultPercent percent={total_percent} />}>
            {total_result === null ? (
              <ResultPercent percent={total_percent} />
            ) : (
              <Result money={total_result} />
            )}
          </Stacked>
        ),
      },
      remove: { val: null, drawn: <RemoveCell position={position} /> },
    },
  };
}

function toTotal(
  { currency_name: currency, value, day_result, total_result }: CurrencyTotalRow,
  t: Translate<keyof typeof english>,
): Row {
  const nothing = { val: null, drawn: '' };
  return {
    id: `total ${currency}`,
    class: 'total',
    cells: {
      name: t('total_in', { currency }),
      venue: nothing,
      last: nothing,
      change: nothing,
      quantity: nothing,
      value: { val: value, drawn: <ValueCell value={value} day={day_result} /> },
      day: { val: day_result, drawn: <Result money={day_result} /> },
      total: { val: total_result, drawn: <Result money={total_result} /> },
      remove: nothing,
    },
  };
}

/** On a phone the result of the day stands under the value. */
function ValueCell({ value, day }: { value: Position['value']; day: Position['day_result'] }) {
  return (
    <Stacked
      below={
        value !== null && (
          <span className={table.phone}>
            <Result money={day} />
          </span>
        )
      }
    >
      <Figure value={value} />
    </Stacked>
  );
}

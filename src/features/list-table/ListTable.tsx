import { entityPath } from '#domain/search/categories.ts';
import { explainFigure } from '#market/explain/explain-address.ts';
import type english from '#market/lists/labels/eng.json';
import { IN_CURRENCY, LISTS, type ListColumn } from '#market/lists/list-fields.ts';
import { BY_NAME, listPath, setOf } from '#market/lists/list-selection.ts';
import { hintOf, LABELLED, type ListWords, titleOf, valueTitle } from '#market/lists/list-words.ts';
import type { ListData, ListedRow } from '#market/lists/lists.contract.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column, Row, Sort } from '#ui/table/table-data.ts';
import { BondFigure, canBeExplained } from './BondFigure.tsx';
import { cutName } from './cut-name.ts';
import styles from './ListTable.module.css';

/** The rows of one page, sorted by any column whose values the viewer may see. */
export function ListTable({ data }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const { list, rows, selection, locked_columns } = data;
  const fields = LISTS[list];
  const isUsual = setOf(fields, selection.columns) === fields.sets[0]?.id;
  const shown = fields.columns.filter(({ key }) => selection.columns.includes(key));
  const columns: readonly Column[] = [
    { key: BY_NAME, title: t(`name_${list}`), isSortable: true, width: 'free' },
    ...shown.map((column) =>
      toColumn(column, t, {
        mayLeave: isUsual && column.key !== selection.sort,
        isLocked: locked_columns.includes(column.key),
      }),
    ),
  ];
  const toOrder = (sort: Sort | null) => ({
    sort: sort?.key ?? BY_NAME,
    isDescending: sort?.direction === 'desc',
  });
  return (
    <SimpleTable
      label={t(`name_${list}`)}
      columns={columns}
      rows={rows.map((row) => toRow(list, row, shown, { t, isUsual }))}
      limit={0}
      sort={{ key: selection.sort, direction: selection.isDescending ? 'desc' : 'asc' }}
      sortHrefOf={(sort) => link(listPath(fields, { ...selection, ...toOrder(sort) }))}
    />
  );
}

/** A phone hides some of the usual columns; what a reader chose or sorted by is there. */
function toColumn(
  { key, kind, decimals, sortedBy, on, needs }: ListColumn,
  t: ListWords,
  { mayLeave, isLocked }: { mayLeave: boolean; isLocked: boolean },
): Column {
  const hint = hintOf(t, key);
  return {
    key,
    title: titleOf(t, key),
    kind,
    isSortable: sortedBy !== null && !isLocked,
    isAlwaysShown: true,
    lock: needs,
    ...(decimals !== undefined && { decimals }),
    ...(hint && { hint }),
    ...(on && mayLeave && { on }),
    ...(kind === 'day' && { align: 'end' as const }),
  };
}

function toRow(
  list: ListData['list'],
  row: ListedRow,
  shown: readonly ListColumn[],
  how: { t: ListWords; isUsual: boolean },
): Row {
  return {
    id: String(row.id),
    cells: {
      [BY_NAME]: { val: row.name, drawn: <RowName list={list} row={row} /> },
      ...Object.fromEntries(shown.map((column) => [column.key, toCell(list, column, row, how)])),
    },
  };
}

/** Changes that say how they are calculated. */
const CHANGES: Readonly<Record<string, 'change-day' | 'change-year'>> = {
  change: 'change-day',
  change_year: 'change-year',
};

function toCell(
  list: ListData['list'],
  column: ListColumn,
  row: ListedRow,
  { t, isUsual }: { t: ListWords; isUsual: boolean },
): Cell {
  const { key } = column;
  const value = (row as Readonly<Record<string, string | number | null>>)[key] ?? null;
  if ('is_perpetual' in row && key === 'matures' && row.is_perpetual)
    return { val: null, drawn: t('perpetual') };
  if ('base_rate' in row && key === 'coupon_rate' && row.base_rate)
    return {
      val: value,
      ...(isUsual && typeof value === 'number'
        ? { drawn: <Margin value={value} over={row.base_rate} /> }
        : { unit: `+ ${row.base_rate}` }),
    };
  if ('base_rate' in row && canBeExplained(key) && typeof value === 'number')
    return { val: value, drawn: <BondFigure column={column} stringId={row.string_id} value={value} /> };
  const what = CHANGES[key];
  if (what && typeof value === 'number' && list !== 'bonds' && list !== 'companies')
    return {
      val: value,
      drawn: (
        <ExplainedChange
          percent={value}
          href={explainFigure(list, row.string_id, what)}
          label={titleOf(t, key)}
        />
      ),
    };
  if (IN_CURRENCY.has(key) && 'currency' in row) return { val: value, unit: row.currency ?? undefined };
  if (key !== 'rating' && LABELLED.has(key) && typeof value === 'string') return valueTitle(t, key, value);
  return value;
}

/** Over a reference rate, which the first set of columns leaves to the pointer and to reading aloud: names need its room. */
function Margin({ value, over }: { value: number; over: string }) {
  const written = useFormat().number(value, 2);
  return (
    <span title={`${over} + ${written}`}>
      <span aria-hidden="true">+{written}</span>
      <span className="sr">{`${over} + ${written}`}</span>
    </span>
  );
}

/** One line, cut where it is too long; on a phone the name is whole, with its code under it. */
function RowName({ list, row }: { list: ListData['list']; row: ListedRow }) {
  const t = useLabels<typeof english>('lists');
  const format = useFormat();
  const link = useLink();
  const under =
    'ticker' in row
      ? row.ticker
      : 'isin' in row
        ? format.phrase([row.isin, 'currency' in row && row.currency])
        : 'kind' in row
          ? format.phrase([row.country, row.industry])
          : null;
  return (
    <span className={styles.row}>
      <CompareBox kind={list} of={row.string_id} name={row.name} />
      <span className={styles.words}>
        <a
          className={classes('link', styles.name)}
          href={link(entityPath(list, row.string_id))}
          title={row.name}
        >
          <ListedName name={row.name} most={list === 'companies' ? 24 : 45} />
        </a>
        {list === 'bonds' && 'currency' in row && <span className={styles.currency}>{row.currency}</span>}
        {row.status !== 'active' && (
          <Badge
            tone={row.status === 'matured' ? 'plain' : 'warn'}
            text={valueTitle(t, 'status', row.status)}
          />
        )}
        {'kind' in row && row.kind === 'bank' && <Badge tone="plain" text={valueTitle(t, 'kind', 'bank')} />}
        {under && <span className={styles.under}>{under}</span>}
      </span>
    </span>
  );
}

/**
 * Cut in the middle: coupon, maturity and share class at its end tell securities of one issuer apart. Where a long name
 * has one line, its legal form is only read aloud.
 */
function ListedName({ name, most }: { name: string; most: number }) {
  const { before, start, after, end } = cutName(name, most);
  return (
    <>
      <span className={styles.start}>
        {before && <span className={styles.form}>{before}</span>}
        {start}
        {after && <span className={styles.form}>{after}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
}

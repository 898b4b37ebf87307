import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { decimalsNeeded } from '#domain/numbers/decimals-needed.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ExcelLink } from '#ui/export-range/ExcelLink.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import { Spanning } from '#ui/table/spanning/Spanning.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './BondSchedule.module.css';
import type { BondScheduleData, ScheduleRow } from './bond-schedule.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: BondScheduleData;
  readonly today: CalendarDay;
  /** Without the language. */
  readonly excel: string;
  readonly mayExport: boolean;
}

/** Rows to come that are shown at once. */
const SHOWN = 10;

/** What the bond has paid, folded away, and from today on what it will pay and may pay (EP-01). */
export function BondSchedule({ data, today, excel, mayExport }: Props) {
  const t = useLabels<typeof english>('bond-schedule');
  const format = useFormat();
  const link = useLink();
  const toRow = useRowWriter(data);
  const columns = useColumns(data);
  const past = data.rows.filter(({ date }) => date < today);
  const coming = data.rows.filter(({ date }) => date >= today);
  const marker: Row = {
    id: 'today',
    class: 'strong',
    colspan: columns.length,
    cells: { date: { val: today, drawn: <Spanning>{t('today', { day: format.day(today) })}</Spanning> } },
  };
  return (
    <Section
      id="schedule"
      title={t('title')}
      hint={t('hint')}
      actions={<ExcelLink href={link(excel)} mayExport={mayExport} />}
    >
      {past.length > 0 && (
        <details className={styles.past} open={coming.length === 0}>
          <summary>{t('past_rows', { count: past.length })}</summary>
          <SimpleTable
            label={t('past_rows', { count: past.length })}
            columns={columns}
            rows={past.map(toRow)}
            limit={0}
          />
        </details>
      )}
      {coming.length > 0 ? (
        <SimpleTable
          label={t('title')}
          columns={columns}
          rows={[marker, ...coming.map(toRow)]}
          limit={SHOWN + 1}
        />
      ) : (
        <p className={styles.note}>{t('no_more')}</p>
      )}
      <Assumption data={data} />
    </Section>
  );
}

function Assumption({ data: { assumption, rows } }: Pick<Props, 'data'>) {
  const t = useLabels<typeof english>('bond-schedule');
  const format = useFormat();
  if (!assumption) {
    const isUnknown = rows.some(
      ({ kind, amount, state }) => kind === 'coupon' && amount === null && state === 'coming',
    );
    return isUnknown && <p className={styles.note}>{t('unknown_rate')}</p>;
  }
  const { kind, name, percent, date } = assumption;
  return (
    <p className={styles.note}>
      {t(`assumption_${kind}`, { name, percent: format.percent(percent, 2), day: format.day(date) })}
    </p>
  );
}

function useColumns({ currency_name: currency, rows }: BondScheduleData): readonly Column[] {
  const t = useLabels<typeof english>('bond-schedule');
  const amounts = decimalsNeeded(rows.map(({ amount }) => amount));
  const percents = decimalsNeeded(rows.map(({ percent }) => percent));
  const money = { kind: 'number', decimals: amounts, isAlwaysShown: true } as const;
  return [
    { key: 'date', title: t('date'), kind: 'day', isAlwaysShown: true },
    { key: 'what', title: t('what'), width: 'third', isAlwaysShown: true, isRowHead: true },
    {
      key: 'percent',
      title: t('percent'),
      kind: 'number',
      decimals: percents,
      hint: t('percent_hint'),
      on: 'wide',
    },
    { key: 'amount', title: t('amount'), under: [currency], ...money },
    { key: 'left', title: t('left'), under: [currency], on: 'wide', ...money, decimals: 2 },
  ];
}

function useRowWriter({ rows }: BondScheduleData) {
  const t = useLabels<typeof english>('bond-schedule');
  const ids = new Map(rows.map((row, at) => [row, `${at}`]));
  const isDoubtful = ({ kind, state }: ScheduleRow) =>
    kind === 'put' || kind === 'call' || kind === 'make_whole' || state === 'in_default';
  return (row: ScheduleRow): Row => ({
    id: ids.get(row) ?? row.date,
    class: isDoubtful(row) ? 'faint' : row.kind === 'maturity' ? 'strong' : undefined,
    cells: {
      date: row.date,
      // Drawn: a sentence may wrap on a phone rather than push the amount out of view.
      what: {
        val: row.kind,
        drawn: row.state === 'in_default' ? `${t(row.kind)} · ${t('in_default')}` : t(row.kind),
      },
      percent: row.percent === null ? null : { val: row.percent, unit: PERCENT_SIGN },
      amount: {
        val: row.amount ?? t('unknown'),
        class: row.amount === null ? 'faint' : undefined,
        unit: row.fixing ? `(${t(`mark_${row.fixing}`)})` : undefined,
      },
      left: row.left,
    },
  });
}

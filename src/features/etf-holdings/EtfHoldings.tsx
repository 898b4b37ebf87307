import { useMemo } from 'react';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ExcelLink } from '#ui/export-range/ExcelLink.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ShareBar } from '#ui/share-bar/ShareBar.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './EtfHoldings.module.css';
import type { EtfHoldingsData, Holding, HoldingsPart } from './etf-holdings.contract.ts';
import type english from './labels/eng.json';

const SHOWN = 10;
const SHOWN_PARTS = 6;
/** From here on a table with a height of its own keeps only what is in view in the page. */
const LONG = 500;

/** What the fund holds, the largest first, and how that divides by industry and country (EP-03). */
export function EtfHoldings({ data, mayExport }: { data: EtfHoldingsData; mayExport: boolean }) {
  const t = useLabels<typeof english>('etf-holdings');
  const format = useFormat();
  const link = useLink();
  const { data: held, total, date, top_ten, by_industry, by_country, excel } = data;
  const note = (
    <>
      {t('count', { count: total, shown: format.number(total, 0) })}
      {format.comma}
      <Day day={date} />
    </>
  );
  return (
    <Section
      id="holdings"
      title={t('title')}
      note={note}
      actions={<ExcelLink href={link(excel)} mayExport={mayExport} />}
    >
      <HoldingsTable held={held} />
      {total > held.length && <p className={styles.note}>{t('left_out', { count: total - held.length })}</p>}
      {total > SHOWN && (
        <p className={styles.note}>{t('top_ten', { percent: format.percent(top_ten, 2) })}</p>
      )}
      <div className={styles.parts}>
        <Parts title={t('by_industry')} head={t('industry')} parts={by_industry} write={(name) => name} />
        <Parts
          title={t('by_country')}
          head={t('country')}
          parts={by_country}
          write={(code) => (/^[A-Z]{2}$/.test(code) ? format.country(code) : code)}
        />
      </div>
    </Section>
  );
}

function HoldingsTable({ held }: { held: readonly Holding[] }) {
  const t = useLabels<typeof english>('etf-holdings');
  const format = useFormat();
  const most = held[0]?.share ?? 100;
  const columns = useMemo<readonly Column[]>(
    () => [
      { key: 'name', title: t('name'), isSortable: true, width: 'third' },
      { key: 'ticker', title: t('ticker'), on: 'wide' },
      { key: 'industry', title: t('industry'), on: 'wide', isSortable: true },
      { key: 'country', title: t('country'), on: 'desk', isSortable: true },
      { key: 'share', title: t('share'), kind: 'number', decimals: 2, isSortable: true },
    ],
    [t],
  );
  const rows = useMemo(
    () =>
      held.map(
        (it, position): Row => ({
          id: String(position),
          cells: {
            name: { val: it.name, lnk: it.url ?? undefined },
            ticker: it.ticker,
            industry: it.industry_name,
            country: it.country && format.country(it.country),
            share: { val: it.share, drawn: <ShareBar percent={it.share} most={most} /> },
          },
        }),
      ),
    [held, most, format],
  );
  return <Table label={t('title')} columns={columns} rows={rows} limit={rows.length > LONG ? 0 : SHOWN} />;
}

interface PartsProps {
  readonly title: string;
  readonly head: string;
  readonly parts: readonly HoldingsPart[];
  readonly write: (name: string) => string;
}

/** One part would only say that it is the whole. */
function Parts({ title, head, parts, write }: PartsProps) {
  const t = useLabels<typeof english>('etf-holdings');
  if (parts.length < 2) return null;
  const most = Math.max(...parts.map(({ share }) => share));
  const columns: readonly Column[] = [
    { key: 'name', title: head },
    { key: 'share', title: t('share'), kind: 'number', decimals: 2 },
  ];
  const rows = parts.map(
    ({ name, share }, position): Row => ({
      id: String(position),
      ...(name === null && { class: 'faint' as const }),
      cells: {
        name: name === null ? t('none') : write(name),
        share: { val: share, drawn: <ShareBar percent={share} most={most} /> },
      },
    }),
  );
  return (
    <div>
      <h3 className={styles.head}>{title}</h3>
      <SimpleTable label={title} columns={columns} rows={rows} limit={SHOWN_PARTS} />
    </div>
  );
}

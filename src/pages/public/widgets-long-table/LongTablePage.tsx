import { useMemo } from 'react';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './LongTablePage.module.css';
import type english from './labels/eng.json';
import type { LongTableData } from './long-table.contract.ts';

function LongTablePage({ data }: { data: LongTableData }) {
  const t = useLabels<typeof english>('widgets-long-table');
  const format = useFormat();
  const link = useLink();
  const columns = useMemo((): readonly Column[] => {
    const number = { kind: 'number', decimals: 0, isSortable: true } as const;
    return [
      { key: 'share', title: t('share'), isSortable: true },
      { key: 'venue', title: t('venue'), isSortable: true },
      { key: 'day', title: t('day'), kind: 'day', isSortable: true },
      { key: 'change', title: t('change'), kind: 'change', isSortable: true },
      { key: 'deals', title: t('deals'), ...number },
      { key: 'volume', title: t('volume'), ...number },
    ];
  }, [t]);
  const rows = useMemo(() => toRows(data), [data]);
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>
          {t('lead', { shown: format.number(rows.length, 0) })}{' '}
          <a className="link" href={link('/widgets/table/')}>
            {t('back')}
          </a>
        </p>
      </div>
      <Table label={t('heading')} columns={columns} rows={rows} />
    </>
  );
}

function toRows({ listings, days }: LongTableData): readonly Row[] {
  return days.map(([position, day, change, deals, volume]) => {
    const listing = listings[position];
    const share = listing ? { val: listing.share, lnk: `/stocks/${listing.string_id}/` } : null;
    return {
      id: `${position} ${day}`,
      cells: { share, venue: listing?.venue ?? null, day, change, deals, volume },
    };
  });
}

export const view: PageView<LongTableData> = {
  View: LongTablePage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('widgets-long-table');
    return {
      title: t('heading'),
      description: t('description'),
      path: '/widgets/long-table/',
      isIndexed: false,
    };
  },
};

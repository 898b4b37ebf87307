import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Row } from '#ui/table/table-data.ts';
import { LogFilters } from './LogFilters.tsx';
import type english from './labels/eng.json';
import { LOG_FILE_PATH, LOG_PATH, logAddress } from './log-address.ts';
import styles from './OperatorLog.module.css';
import { MOST_ROWS_A_FILE, type OperatorLogPageData } from './operator-log.contract.ts';
import { useActionText } from './useActionText.ts';

const KINDS_AT_FIRST = 10;

function OperatorLogPage({ data }: { data: OperatorLogPageData }) {
  const t = useLabels<typeof english>('operator-log');
  const format = useFormat();
  const link = useLink();
  const isEmpty = data.rows.length === 0;
  return (
    <OperatorFrame title={t('title')} lead={t('lead')}>
      <LogFilters data={data} />
      <div className={styles.lists}>
        {data.counts.length > 0 && <Counts data={data} />}
        <Section
          id="entries"
          title={t('entries')}
          note={
            isEmpty ? undefined : (
              <a className={buttons.button} href={link(logAddress(LOG_FILE_PATH, data.filter))} download>
                <Icon name="download" />
                {t('download', { shown: format.number(MOST_ROWS_A_FILE, 0) })}
              </a>
            )
          }
        >
          {isEmpty ? (
            <Empty icon="list" title={t(data.is_known ? 'empty' : 'unknown_person')} />
          ) : (
            <Entries data={data} />
          )}
          <Paging data={data} />
        </Section>
      </div>
    </OperatorFrame>
  );
}

function Counts({ data }: { data: OperatorLogPageData }) {
  const t = useLabels<typeof english>('operator-log');
  const actionText = useActionText();
  const rows: Row[] = data.counts.map(({ action_id, count }) => ({
    id: String(action_id),
    cells: {
      action: {
        val: actionText(action_id),
        lnk: logAddress(LOG_PATH, { ...data.filter, action: action_id }),
      },
      count,
    },
  }));
  const columns = [
    { key: 'action', title: t('action') },
    { key: 'count', title: t('count'), kind: 'number', decimals: 0 },
  ] as const;
  return (
    <Section id="counts" title={t('counts')}>
      <div className={styles.counts}>
        <SimpleTable label={t('counts')} columns={columns} rows={rows} limit={KINDS_AT_FIRST} />
      </div>
    </Section>
  );
}

function Entries({ data }: { data: OperatorLogPageData }) {
  const t = useLabels<typeof english>('operator-log');
  const format = useFormat();
  const actionText = useActionText();
  const rows: Row[] = data.rows.map((row) => ({
    id: row.id,
    cells: {
      time: { val: row.shown_at, drawn: <time dateTime={row.at}>{format.moment(row.shown_at)}</time> },
      action: actionText(row.action_id),
      person: row.email ?? { val: t('nobody'), class: 'faint' },
      bond: row.bond,
    },
  }));
  const columns = [
    { key: 'time', title: t('time'), width: 'least' },
    { key: 'action', title: t('action') },
    { key: 'person', title: t('person') },
    { key: 'bond', title: t('bond') },
  ] as const;
  return <SimpleTable label={t('entries')} columns={columns} rows={rows} limit={0} />;
}

function Paging({ data }: { data: OperatorLogPageData }) {
  const t = useLabels<typeof english>('operator-log');
  const link = useLink();
  if (data.is_first && data.next === null) return null;
  return (
    <nav className={styles.paging} aria-label={t('entries')}>
      {!data.is_first && (
        <a className={buttons.button} href={link(logAddress(LOG_PATH, data.filter))}>
          {t('latest')}
        </a>
      )}
      {data.next !== null && (
        <a
          className={buttons.button}
          href={link(logAddress(LOG_PATH, { ...data.filter, after: data.next }))}
          rel="next"
        >
          {t('earlier')}
        </a>
      )}
    </nav>
  );
}

export const view: PageView<OperatorLogPageData> = {
  View: OperatorLogPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-log');
    return { title: t('title'), description: t('lead'), path: LOG_PATH, isIndexed: false };
  },
};

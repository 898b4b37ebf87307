import { writeMoment } from '#domain/calendar/written-day.ts';
import type accessLabels from '#features/access-requests/labels/eng.json';
import { RequestStateBadge } from '#features/access-requests/RequestStateBadge.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import styles from './OperatorRequestsPage.module.css';
import type { OperatorRequestsPageData } from './operator-requests.contract.ts';

const STATES = [null, 'granted', 'rejected', 'withdrawn'] as const;

/** What was decided or taken back, one state or all. */
export function DecidedRequests({ data }: { data: OperatorRequestsPageData }) {
  const t = useLabels<typeof english>('operator-requests');
  const words = useLabels<typeof accessLabels>('access-requests');
  const link = useLink();
  const hrefOf = (state: OperatorRequestsPageData['state'], page: number) => {
    const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
    return link(`/operator/requests/${query.size > 0 ? `?${query}` : ''}#decided`);
  };
  return (
    <Section id="decided" title={t('decided')}>
      <SegmentLinks
        label={t('filter')}
        items={STATES.map((state) => ({
          href: hrefOf(state, 1),
          text: state ? words(`state_${state}`) : t('all'),
          isCurrent: state === data.state,
        }))}
      />
      {data.decided.length > 0 ? (
        <>
          <DecidedTable requests={data.decided} />
          <Pager
            page={data.page}
            pages={data.pages}
            total={data.total}
            hrefOf={(page) => hrefOf(data.state, page)}
          />
        </>
      ) : (
        <p className={styles.none}>{t('none_decided')}</p>
      )}
    </Section>
  );
}

function DecidedTable({ requests }: { requests: OperatorRequestsPageData['decided'] }) {
  const t = useLabels<typeof english>('operator-requests');
  const words = useLabels<typeof accessLabels>('access-requests');
  const columns: Column[] = [
    { key: 'who', title: t('who') },
    { key: 'asked', title: t('asks_for') },
    { key: 'state', title: words('state') },
    { key: 'decided', title: t('decided_at') },
    { key: 'by', title: t('decided_by') },
    { key: 'answer', title: words('answer'), kind: 'comment' },
  ];
  const rows = requests.map((request) => ({
    id: String(request.id),
    cells: {
      who: { val: request.userName || request.email, title: request.email },
      asked: request.asksFor,
      state: {
        val: words(`state_${request.state}`),
        drawn: <RequestStateBadge state={request.state} />,
      },
      decided: request.decided && writeMoment(request.decided),
      by: request.decidedBy,
      answer: request.answer || null,
    },
  }));
  return <SimpleTable label={t('decided')} columns={columns} rows={rows} limit={0} isCutOff={false} />;
}

import type accessLabels from '#features/access-requests/labels/eng.json';
import { RequestStateBadge } from '#features/access-requests/RequestStateBadge.tsx';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import type english from './labels/eng.json';
import styles from './OperatorRequestsPage.module.css';
import type { OperatorRequestsPageData } from './operator-requests.contract.ts';
import { RequestFact, RequestLine } from './RequestLine.tsx';

type Decided = OperatorRequestsPageData['decided'][number];

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
      <div className={styles.filter}>
        <SegmentLinks
          label={t('filter')}
          items={STATES.map((state) => ({
            href: hrefOf(state, 1),
            text: state ? words(`state_${state}`) : t('all'),
            isCurrent: state === data.state,
          }))}
        />
      </div>
      {data.decided.length > 0 ? (
        <>
          <ul className={styles.list}>
            {data.decided.map((request) => (
              <DecidedLine key={request.id} request={request} />
            ))}
          </ul>
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

const DecidedState = ({ state }: Pick<Decided, 'state'>) => (
  <span className={styles.state}>
    <RequestStateBadge state={state} />
  </span>
);

function DecidedLine({ request }: { request: Decided }) {
  const format = useFormat();
  const t = useLabels<typeof english>('operator-requests');
  const words = useLabels<typeof accessLabels>('access-requests');
  const { asksFor, state, decided, decidedBy, answer } = request;
  return (
    <RequestLine request={request} end={<DecidedState state={state} />}>
      <RequestFact name={t('asked_for')}>{asksFor}</RequestFact>
      {decidedBy && <RequestFact name={t('decided_by')}>{decidedBy}</RequestFact>}
      {decided && (
        <RequestFact name={words('decided')}>
          <time dateTime={decided}>{format.moment(decided)}</time>
        </RequestFact>
      )}
      {answer && (
        <RequestFact name={words('answer')} isLong>
          {answer}
        </RequestFact>
      )}
    </RequestLine>
  );
}

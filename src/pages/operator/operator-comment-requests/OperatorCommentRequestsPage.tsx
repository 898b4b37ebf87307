import type commentLabels from '#features/comment-moderation/labels/eng.json';
import { REQUEST_STATES } from '#features/comment-moderation/moderation.contract.ts';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { CommentRequests } from './CommentRequests.tsx';
import type english from './labels/eng.json';
import styles from './OperatorCommentRequests.module.css';
import {
  type OperatorCommentRequestsData,
  operatorCommentRequestsPage,
} from './operator-comment-requests.contract.ts';

const FILTERS = [null, ...REQUEST_STATES] as const;

function OperatorCommentRequestsPage({ data }: { data: OperatorCommentRequestsData }) {
  const t = useLabels<typeof english>('operator-comment-requests');
  const words = useLabels<typeof commentLabels>('comment-moderation');
  const link = useLink();
  const format = useFormat();
  const hrefOf = (state: OperatorCommentRequestsData['state'], page: number) => {
    const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
    return link(operatorCommentRequestsPage.path + (query.size > 0 ? `?${query}` : ''));
  };
  return (
    <OperatorFrame title={t('heading')} lead={t('lead')} refused={data.refused ?? null}>
      <div className={styles.tools}>
        <SegmentLinks
          label={t('filter')}
          items={FILTERS.map((state) => ({
            href: hrefOf(state, 1),
            text: state ? words(`state_${state}`) : t('all'),
            isCurrent: state === data.state,
          }))}
        />
        {data.waiting > 0 && (
          <p className={styles.note}>
            {t('waiting_count', { count: data.waiting, shown: format.number(data.waiting, 0) })}
          </p>
        )}
      </div>
      {data.requests.length > 0 ? (
        <div>
          <CommentRequests requests={data.requests} />
          <Pager
            page={data.page}
            pages={data.pages}
            total={data.total}
            hrefOf={(page) => hrefOf(data.state, page)}
          />
        </div>
      ) : (
        <Empty icon="check" title={t('none')} />
      )}
    </OperatorFrame>
  );
}

export const view: PageView<OperatorCommentRequestsData> = {
  View: OperatorCommentRequestsPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-comment-requests');
    const { path } = operatorCommentRequestsPage;
    return { title: t('heading'), description: t('lead'), path, isIndexed: false };
  },
};

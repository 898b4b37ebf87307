import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import { DecidedRequests } from './DecidedRequests.tsx';
import type english from './labels/eng.json';
import { OpenRequestLine } from './OpenRequestLine.tsx';
import styles from './OperatorRequestsPage.module.css';
import type { OperatorRequestsPageData } from './operator-requests.contract.ts';

function OperatorRequestsPage({ data }: { data: OperatorRequestsPageData }) {
  const t = useLabels<typeof english>('operator-requests');
  const format = useFormat();
  const note = t('open_count', { count: data.openCount, shown: format.number(data.openCount, 0) });
  return (
    <OperatorFrame title={t('heading')} lead={t('lead')} refused={data.refused ?? null}>
      <Section id="open" title={t('open')} note={data.openCount > 0 && note}>
        {data.open.length > 0 ? (
          <ul className={styles.list}>
            {data.open.map((request) => (
              <OpenRequestLine key={request.id} request={request} />
            ))}
          </ul>
        ) : (
          <Empty icon="check" title={t('none_open')} />
        )}
      </Section>
      <DecidedRequests data={data} />
    </OperatorFrame>
  );
}

export const view: PageView<OperatorRequestsPageData> = {
  View: OperatorRequestsPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-requests');
    return { title: t('heading'), description: t('lead'), path: '/operator/requests/', isIndexed: false };
  },
};

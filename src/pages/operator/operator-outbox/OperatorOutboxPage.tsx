import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import type english from './labels/eng.json';
import { MessageList } from './MessageList.tsx';
import styles from './OperatorOutboxPage.module.css';
import { CHANNELS, type OperatorOutboxData, operatorOutboxPage, STATES } from './operator-outbox.contract.ts';

function OperatorOutboxPage({ data }: { data: OperatorOutboxData }) {
  const t = useLabels<typeof english>('operator-outbox');
  return (
    <OperatorFrame title={t('title')} lead={t('lead')} refused={data.refused}>
      {data.shut.length > 0 && (
        <div className={styles.shut}>
          {data.shut.map((channel) => (
            <AlertLine key={channel} tone="plain">
              {t(`shut_${channel}`)}
            </AlertLine>
          ))}
        </div>
      )}
      <div className={styles.messages}>
        <Filters data={data} />
        {data.messages.length > 0 ? (
          <MessageList messages={data.messages} />
        ) : (
          <Empty icon="list" title={t('empty')} text={t('empty_text')} />
        )}
      </div>
      {data.total > 0 && <Pages data={data} />}
    </OperatorFrame>
  );
}

function Filters({ data: { state, channel, counts } }: { data: OperatorOutboxData }) {
  const t = useLabels<typeof english>('operator-outbox');
  const link = useLink();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.filters}>
      <TabLinks
        label={t('state')}
        items={[null, ...STATES].map((each) => ({
          text: each ? t(`state_${each}`) : t('all'),
          count: each ? counts[each] : all,
          href: link(pathOf({ state: each, channel })),
          isCurrent: each === state,
        }))}
      />
      <SegmentLinks
        label={t('channel')}
        items={[null, ...CHANNELS].map((each) => ({
          text: each ? t(`channel_${each}`) : t('all'),
          href: link(pathOf({ state, channel: each })),
          isCurrent: each === channel,
        }))}
      />
    </div>
  );
}

function Pages({ data: { page, pages, total, state, channel } }: { data: OperatorOutboxData }) {
  const link = useLink();
  const hrefOf = (wanted: number) => link(pathOf({ state, channel, page: wanted }));
  return <Pager page={page} pages={pages} total={total} hrefOf={hrefOf} />;
}

function pathOf({
  state,
  channel,
  page = 1,
}: Pick<OperatorOutboxData, 'state' | 'channel'> & { page?: number }): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(channel && { channel }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return operatorOutboxPage.path + (query && `?${query}`);
}

export const view: PageView<OperatorOutboxData> = {
  View: OperatorOutboxPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-outbox');
    return { title: t('title'), description: t('lead'), path: operatorOutboxPage.path, isIndexed: false };
  },
};

import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Section } from '#ui/section/Section.tsx';
import { JobQueues } from './JobQueues.tsx';
import type english from './labels/eng.json';
import styles from './OperatorOverviewPage.module.css';
import { type OperatorOverviewData, operatorOverviewPage } from './operator-overview.contract.ts';
import { useQuantities } from './useQuantities.ts';

function OperatorOverviewPage({ data }: { data: OperatorOverviewData }) {
  const t = useLabels<typeof english>('operator-overview');
  return (
    <OperatorFrame title={t('title')} lead={t('lead')} refused={data.refused}>
      <div className={styles.sections}>
        <Work data={data} />
        <People people={data.people} />
        <Store data={data} />
        <Section id="jobs" title={t('jobs')}>
          <JobQueues jobs={data.jobs} />
        </Section>
      </div>
    </OperatorFrame>
  );
}

/** What waits for someone comes first, each with the way to it. */
function Work({ data: { work, messages } }: { data: OperatorOverviewData }) {
  const t = useLabels<typeof english>('operator-overview');
  const link = useLink();
  const format = useFormat();
  const to = (path: string, count: number) => (
    <a className="link" href={link(path)}>
      {format.number(count, 0)}
    </a>
  );
  return (
    <Section id="work" title={t('work')}>
      <Facts
        facts={[
          { name: t('requests'), value: to('/operator/requests/', work.requests) },
          {
            name: t('comment_requests'),
            value: to('/operator/comment-requests/?state=waiting', work.commentRequests),
          },
          { name: t('tickets'), value: to('/operator/tickets/', work.tickets) },
          { name: t('unread'), value: to('/operator/tickets/', work.unread) },
          { name: t('messages_held'), value: to('/operator/outbox/?state=held', messages.held) },
          { name: t('messages_waiting'), value: to('/operator/outbox/?state=waiting', messages.waiting) },
          { name: t('messages_failed'), value: to('/operator/outbox/?state=failed', messages.failed) },
        ]}
      />
    </Section>
  );
}

function People({ people }: Pick<OperatorOverviewData, 'people'>) {
  const t = useLabels<typeof english>('operator-overview');
  const { count } = useQuantities();
  return (
    <Section id="people" title={t('people')}>
      <Facts
        facts={[
          { name: t('paid'), value: count(people.paid) },
          { name: t('signed_in'), value: count(people.signedIn) },
          { name: t('level_zero'), value: count(people.levelZero) },
          { name: t('operators'), value: count(people.operators) },
          { name: t('locked'), value: count(people.locked) },
          { name: t('sessions'), value: count(people.sessions) },
          { name: t('actions_today'), value: count(people.actionsToday) },
        ]}
      />
    </Section>
  );
}

function Store({ data: { store, process } }: { data: OperatorOverviewData }) {
  const t = useLabels<typeof english>('operator-overview');
  const format = useFormat();
  const { size, duration } = useQuantities();
  const whole = (value: number) => format.number(value, 0);
  return (
    <Section
      id="store"
      title={t('store')}
      note={t('schema', { name: store.lastMigration, count: store.migrations })}
    >
      <Facts
        facts={[
          { name: t('size'), value: size(store.bytes) },
          { name: 'PostgreSQL', value: store.version },
          { name: t('place'), value: store.isEmbedded ? t('embedded') : t('separate') },
          { name: t('replicas'), value: whole(store.replicas) },
          {
            name: t('connections'),
            value: t('of', { used: whole(store.connections), most: whole(store.mostConnections) }),
          },
          { name: t('page_cache'), value: size(process.pageCacheBytes) },
          { name: t('uptime'), value: duration(process.uptimeSeconds) },
        ]}
      />
    </Section>
  );
}

export const view: PageView<OperatorOverviewData> = {
  View: OperatorOverviewPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-overview');
    return { title: t('title'), description: t('lead'), path: operatorOverviewPage.path, isIndexed: false };
  },
};

import { useEffect } from 'react';
import { dayOf, timeOf } from '#domain/calendar/written-day.ts';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Section } from '#ui/section/Section.tsx';
import type { Finding } from './finding.ts';
import type english from './labels/eng.json';
import styles from './OperatorHealthPage.module.css';
import { type OperatorHealthData, operatorHealthPage } from './operator-health.contract.ts';

const LOOK_EVERY_MS = 15_000;

function OperatorHealthPage({ data }: { data: OperatorHealthData }) {
  const t = useLabels<typeof english>('operator-health');
  const format = useFormat();
  const moment = useMoment();
  // The server sends only codes and areas that have labels: it is compiled against them.
  const findings = data.findings as Finding[];
  const wrong = findings.filter(({ state }) => state !== 'ok');
  const minutes = Math.floor(data.uptimeSeconds / 60);
  return (
    <OperatorFrame title={t('title')} lead={t('lead')}>
      <div>
        <Section
          id="attention"
          title={t('attention')}
          note={t('checked', { at: moment(data.checkedAt) })}
          actions={<Refresh />}
        >
          {wrong.length > 0 ? <Findings findings={wrong} /> : <Empty icon="check" title={t('all_well')} />}
        </Section>
        <Section id="server" title={t('server')}>
          <Facts
            facts={[
              { name: t('version'), value: data.version },
              {
                name: t('uptime'),
                value: t('hours_minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
              },
              { name: t('problems'), value: format.number(countOf(findings, 'problem'), 0) },
              { name: t('warnings'), value: format.number(countOf(findings, 'warning'), 0) },
            ]}
          />
        </Section>
        <Section id="checks" title={t('checks')}>
          <Findings findings={findings.filter(({ state }) => state === 'ok')} />
        </Section>
        <Freshness data={data} />
      </div>
    </OperatorFrame>
  );
}

const countOf = (findings: readonly Finding[], state: Finding['state']): number =>
  findings.filter((finding) => finding.state === state).length;

function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useLabels<typeof english>('operator-health');
  return (
    <ul className={styles.findings}>
      {findings.map(({ state, area, code, values }) => (
        <li key={`${area} ${code} ${values.name ?? ''}`} className={styles.finding}>
          <span className={classes(styles.state, styles[state])}>{t(`state_${state}`)}</span>
          <b className={styles.area}>{t(`area_${area}`)}</b>
          <span className={styles.sentence}>{t(`say_${code}`, values)}</span>
        </li>
      ))}
    </ul>
  );
}

function Freshness({ data: { publishers, sources } }: { data: OperatorHealthData }) {
  const t = useLabels<typeof english>('operator-health');
  const format = useFormat();
  const moment = useMoment();
  return (
    <>
      <Section id="data" title={t('data')}>
        {publishers.length > 0 ? (
          <StackedTable
            label={t('data')}
            columns={[
              { key: 'publisher', title: t('publisher') },
              { key: 'imported', title: t('imported') },
              { key: 'newest', title: t('newest_day') },
            ]}
            rows={publishers.map(({ publisher, importedAt, newestDay }) => ({
              id: publisher,
              cells: {
                publisher,
                imported: moment(importedAt),
                newest: newestDay === null ? '–' : format.day(newestDay),
              },
            }))}
          />
        ) : (
          <Empty icon="list" title={t('no_data')} />
        )}
      </Section>
      {sources.length > 0 && (
        <Section id="sources" title={t('sources')}>
          <StackedTable
            label={t('sources')}
            columns={[
              { key: 'source', title: t('source') },
              { key: 'state', title: t('state') },
              { key: 'ok', title: t('last_success') },
              { key: 'failures', title: t('failures') },
            ]}
            rows={sources.map(({ source, state, lastOkAt, failures }) => ({
              id: source,
              cells: {
                source,
                state: t(`source_${state}`),
                ok: lastOkAt === null ? '–' : moment(lastOkAt),
                failures: format.number(failures, 0),
              },
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** It is looked at again and again, or by the link where no script runs. */
function Refresh() {
  const t = useLabels<typeof english>('operator-health');
  const link = useLink();
  const reload = useReload();
  useEffect(() => {
    const look = () => void (document.hidden || reload().catch(() => undefined));
    const looking = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [reload]);
  return (
    <a className={buttons.button} href={link(operatorHealthPage.path)}>
      {t('refresh')}
    </a>
  );
}

function useMoment(): (moment: string) => string {
  const format = useFormat();
  return (moment) => `${format.day(dayOf(moment))} ${timeOf(moment)}`;
}

export const view: PageView<OperatorHealthData> = {
  View: OperatorHealthPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-health');
    return { title: t('title'), description: t('lead'), path: operatorHealthPage.path, isIndexed: false };
  },
};

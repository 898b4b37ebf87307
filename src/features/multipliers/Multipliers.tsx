import { lazy, Suspense, useState } from 'react';
import type { PeriodId } from '#domain/multiples/columns.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { usePanels } from '#ui/panels/usePanels.ts';
import { Section } from '#ui/section/Section.tsx';
import { wholeHref } from '#ui/show-more/whole-href.ts';
import { TabLinks } from '#ui/tabs/TabLinks.tsx';
import type english from './labels/eng.json';
import styles from './Multipliers.module.css';
import { MultipliersTable } from './MultipliersTable.tsx';
import {
  type Multipliers as Multiples,
  type MultipliersBlock,
  readMultipliers,
} from './multipliers.contract.ts';
import type { RequestedExplanation } from './requested-explanation.ts';

const ExplanationDialog = lazy(() => import('./ExplanationDialog.tsx'));

const PERIODS = [
  { id: '1', name: 'quarterly', panel: 'multipliers-quarterly' },
  { id: '2', name: 'annual', panel: 'multipliers-annual' },
] as const;

/** Multiples by quarters and years; behind each value stands how it was computed (MU-01). */
export function Multipliers({ data }: { data: MultipliersBlock }) {
  const t = useLabels<typeof english>('multipliers');
  const link = useLink();
  const [loaded, setLoaded] = useState<Multiples | null>(null);
  const groupsOf = (id: PeriodId) => (data.periods[id].length > 0 ? data.periods[id] : (loaded?.[id] ?? []));
  const shown = PERIODS.filter(({ id }) => groupsOf(id).length > 0);
  const { current, frame, panelOf, follow } = usePanels(
    shown.map(({ panel }) => panel),
    async () => setLoaded(await call(readMultipliers, { params: { issuerId: String(data.issuer_id) } })),
  );
  const [requested, ask] = useState<RequestedExplanation | null>(null);
  const tabs = PERIODS.filter(({ id }) => data.has[id]).map(({ id, name, panel }) => ({
    href: data.periods[id].length > 0 ? `#${panel}` : wholeHref('multipliers', panel),
    text: t(name),
    isCurrent: panel === current,
  }));
  return (
    <Section id="multipliers" title={t('title')} hint={t('hint')} note={t(`standard_${data.standard}`)}>
      <div className={styles.tabs}>
        <TabLinks label={`${t('title')}: ${t('periods')}`} items={tabs} onFollow={follow} />
      </div>
      <div className={classes(frame, styles.periods)}>
        {shown.map(({ id, name, panel }) => (
          <div key={id} {...panelOf(panel)}>
            <MultipliersTable
              label={`${t('title')}: ${t(name)}`}
              period={id}
              stringId={data.string_id}
              groups={groupsOf(id)}
              onRequest={ask}
            />
          </div>
        ))}
      </div>
      {data.is_cut && (
        <p className={styles.all}>
          <a className="link" href={link(`/company/${data.string_id}/#multipliers`)}>
            {t('all_periods')}
          </a>
        </p>
      )}
      {requested && (
        <Suspense>
          <ExplanationDialog issuerId={data.issuer_id} requested={requested} onClose={() => ask(null)} />
        </Suspense>
      )}
    </Section>
  );
}

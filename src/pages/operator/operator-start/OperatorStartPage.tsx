import { useEffect } from 'react';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Message } from '#ui/message/Message.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import styles from './OperatorStartPage.module.css';
import {
  loadDemoMarket,
  type OperatorStartData,
  operatorStartPage,
  stopDemoMarket,
} from './operator-start.contract.ts';

const LOOK_EVERY_MS = 1_000;

function OperatorStartPage({ data }: { data: OperatorStartData }) {
  const t = useLabels<typeof english>('operator-start');
  const link = useLink();
  const { hasData, refused } = data;
  return (
    <OperatorFrame title={t('title')} lead={hasData ? t('lead_done') : t('lead')} refused={refused}>
      <div>
        <Section id="import" title={t('import')}>
          <p className={styles.text}>{t('import_text')}</p>
          <a className={classes(buttons.button, buttons.solid)} href={link('/operator/imports/')}>
            {t('import_go')}
          </a>
        </Section>
        <Section id="source" title={t('source')}>
          <p className={styles.text}>{t('source_text')}</p>
          <a className={buttons.button} href={link('/operator/sources/')}>
            {t('source_go')}
          </a>
        </Section>
        <Section id="demo" title={t('demo')}>
          <p className={styles.text}>{t('demo_text')}</p>
          <Demo data={data} />
        </Section>
      </div>
    </OperatorFrame>
  );
}

function Demo({ data: { hasData, mayLoadDemo, demo } }: { data: OperatorStartData }) {
  const t = useLabels<typeof english>('operator-start');
  if (demo.phase === 'running') return <RunningDemo demo={demo} />;
  if (demo.phase === 'done') return <Progress label={t('demo_loading')} status="done" />;
  if (hasData) return <p className={styles.note}>{t('demo_not_empty')}</p>;
  if (!mayLoadDemo) return <p className={styles.note}>{t('demo_not_here')}</p>;
  return (
    <>
      {demo.phase === 'failed' && <Message>{t('demo_failed')}</Message>}
      {demo.phase === 'stopped' && <p className={styles.text}>{t('demo_stopped')}</p>}
      <ActionForm endpoint={loadDemoMarket}>
        <button type="submit" className={buttons.button}>
          {t('demo_go')}
        </button>
      </ActionForm>
    </>
  );
}

/** It is looked at again and again, or by the link where no script runs. */
function RunningDemo({ demo }: Pick<OperatorStartData, 'demo'>) {
  const t = useLabels<typeof english>('operator-start');
  const link = useLink();
  const reload = useReload();
  useEffect(() => {
    const looking = setInterval(() => void reload().catch(() => undefined), LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [reload]);
  return (
    <div className={styles.running}>
      <Progress label={t('demo_loading')} value={demo.step === '' ? undefined : demo.percent} />
      <p className={styles.note}>{demo.step}</p>
      <div className={styles.actions}>
        <ActionForm endpoint={stopDemoMarket}>
          <button type="submit" className={buttons.button}>
            {t('demo_stop')}
          </button>
        </ActionForm>
        <a className={buttons.button} href={link(operatorStartPage.path)}>
          {t('refresh')}
        </a>
      </div>
    </div>
  );
}

export const view: PageView<OperatorStartData> = {
  View: OperatorStartPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-start');
    return { title: t('title'), description: t('lead'), path: operatorStartPage.path, isIndexed: false };
  },
};

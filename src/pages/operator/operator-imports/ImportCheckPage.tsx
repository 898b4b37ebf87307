import { DISK_FULL, isRunning } from '#ingest/drafts/draft.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import { Section } from '#ui/section/Section.tsx';
import { CheckForm } from './CheckForm.tsx';
import { CheckResult } from './CheckResult.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { DraftFrame } from './DraftFrame.tsx';
import type { ImportCheckData, ShownDraft } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { RunningStep } from './RunningStep.tsx';

function ImportCheckPage({ data: { draft, refused } }: { data: ImportCheckData }) {
  return (
    <DraftFrame draft={draft} step="check" refused={refused}>
      <State draft={draft} />
    </DraftFrame>
  );
}

function State({ draft }: { draft: ShownDraft }) {
  const t = useLabels<typeof english>('operator-imports');
  const { state, report, failure } = draft;
  if (isRunning(state)) return <RunningStep draft={draft} />;
  if (state === 'done') return <Done draft={draft} />;
  if (state === 'failed')
    return (
      <>
        <AlertLine tone="bad">{t(failure === DISK_FULL ? 'failed_disk_full' : 'failed')}</AlertLine>
        {failure && failure !== DISK_FULL && (
          <p className={styles.failure} lang="en">
            {failure}
          </p>
        )}
        <CheckForm draft={draft} />
      </>
    );
  if (!report || state !== 'checked')
    return (
      <>
        <Empty icon="list" title={t('not_checked')} />
        <CheckForm draft={draft} />
      </>
    );
  return (
    <>
      {draft.hasChanged && <AlertLine>{t('has_changed')}</AlertLine>}
      <CheckResult report={report} />
      <Section id="confirm" title={t('step_confirm')}>
        <ConfirmForm draft={draft} report={report} />
      </Section>
      <Section id="again" title={t('check_again')}>
        <CheckForm draft={draft} />
      </Section>
    </>
  );
}

function Done({ draft }: { draft: ShownDraft }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  return (
    <Empty icon="check" title={t('done')}>
      <a
        className={classes(buttons.button, buttons.solid)}
        href={link(`/operator/imports/batches/${draft.batchId}/`)}
      >
        {t('show_result')}
      </a>
    </Empty>
  );
}

export const view: PageView<ImportCheckData> = {
  View: ImportCheckPage,
  head: ({ draft }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-imports');
    return {
      title: `${t('draft_name', { id: draft.id })} · ${t('step_check')}`,
      description: t('lead'),
      path: `/operator/imports/${draft.id}/check/`,
      isIndexed: false,
    };
  },
};

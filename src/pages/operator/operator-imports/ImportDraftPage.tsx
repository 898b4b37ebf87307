import { isRunning } from '#ingest/drafts/draft.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Section } from '#ui/section/Section.tsx';
import { CheckForm } from './CheckForm.tsx';
import { DraftFrame } from './DraftFrame.tsx';
import { FileList } from './FileList.tsx';
import { discardImport, type ImportDraftData } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import { RunningStep } from './RunningStep.tsx';

function ImportDraftPage({ data: { draft, files, refused } }: { data: ImportDraftData }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  return (
    <DraftFrame draft={draft} step="files" refused={refused}>
      {isRunning(draft.state) && <RunningStep draft={draft} />}
      <Section id="files" title={t('recognised')}>
        <FileList draftId={draft.id} files={files} />
      </Section>
      {!isRunning(draft.state) && draft.state !== 'done' && (
        <>
          <Section id="check" title={t('step_check')}>
            <CheckForm draft={draft} />
          </Section>
          <ActionForm
            endpoint={discardImport}
            params={{ draftId: draft.id }}
            onDone={() => location.assign(link('/operator/imports/'))}
          >
            <button type="submit" className={classes(buttons.button, buttons.quiet)}>
              {t('discard')}
            </button>
          </ActionForm>
        </>
      )}
    </DraftFrame>
  );
}

export const view: PageView<ImportDraftData> = {
  View: ImportDraftPage,
  head: ({ draft }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-imports');
    return {
      title: t('draft_name', { id: draft.id }),
      description: t('lead'),
      path: `/operator/imports/${draft.id}/`,
      isIndexed: false,
    };
  },
};

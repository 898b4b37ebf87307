import { isRunning } from '#ingest/drafts/draft.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { DraftFrame } from './DraftFrame.tsx';
import { FileForm } from './FileForm.tsx';
import { FormatOf } from './FileList.tsx';
import type { ImportFileData } from './import-file.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import { RunningStep } from './RunningStep.tsx';
import { useImportWords } from './useImportWords.ts';
import { usePreview } from './usePreview.ts';

function ImportFilePage({ data }: { data: ImportFileData }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { size, count } = useImportWords();
  const { draft, name, bytes, recognised } = data;
  const { preview, follow, isLoading } = usePreview(data);
  const facts = [
    size(bytes),
    recognised?.encoding,
    typeof recognised?.records === 'number' && `${t('records')} ${count(recognised.records)}`,
  ].filter(Boolean);
  return (
    <DraftFrame draft={draft} step="files" refused={data.refused}>
      <p>
        <a className="link" href={link(`/operator/imports/${draft.id}/`)}>
          {t('back_to_files')}
        </a>
      </p>
      {isRunning(draft.state) && <RunningStep draft={draft} />}
      <Section id="file" title={name} note={facts.join(' · ')}>
        <p className={styles.file}>
          <FormatOf file={data} />
        </p>
        {!isRunning(draft.state) && draft.state !== 'done' && (
          <FileForm key={JSON.stringify(data.choices)} data={data} onFollow={follow} />
        )}
      </Section>
      {preview && (
        <Section id="preview" title={t('preview')}>
          <PreviewTable preview={preview} isLoading={isLoading} />
        </Section>
      )}
    </DraftFrame>
  );
}

export const view: PageView<ImportFileData> = {
  View: ImportFilePage,
  head: ({ draft, position, name }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-imports');
    return {
      title: `${t('draft_name', { id: draft.id })} · ${name}`,
      description: t('lead'),
      path: `/operator/imports/${draft.id}/files/${position}/`,
      isIndexed: false,
    };
  },
};

import forms from '#page-parts/operator/operator-forms.module.css';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import type { ShownFile } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { useImportWords } from './useImportWords.ts';

/** The files of a draft, each with what it was recognised as and why. */
export function FileList({ draftId, files }: { draftId: number; files: readonly ShownFile[] }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { size, count, delimiter } = useImportWords();
  return (
    <StackedTable
      label={t('recognised')}
      columns={[
        { key: 'file', title: t('file') },
        { key: 'format', title: t('format') },
        { key: 'text', title: t('encoding'), isNarrow: true },
        { key: 'records', title: t('records'), isNarrow: true },
      ]}
      rows={files.map((file) => ({
        id: file.position,
        cells: {
          file: (
            <>
              <a
                className={classes('link', forms.main)}
                href={link(`/operator/imports/${draftId}/files/${file.position}/`)}
              >
                {file.name}
              </a>
              <span className={forms.sub}>
                {[size(file.bytes), file.choices.isLeftOut && t('left_out')].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
          format: <FormatOf file={file} />,
          text: [file.recognised?.encoding, delimiter(file.recognised?.delimiter)]
            .filter(Boolean)
            .join(' · '),
          records: (
            <span className={styles.numbers}>
              {typeof file.recognised?.records === 'number' ? count(file.recognised.records) : '–'}
            </span>
          ),
        },
      }))}
    />
  );
}

/** The format with its confidence and reasons; else why there is none. */
export function FormatOf({
  file: { recognised, choices },
}: {
  file: Pick<ShownFile, 'recognised' | 'choices'>;
}) {
  const t = useLabels<typeof english>('operator-imports');
  const format = useFormat();
  const { refusal, reason } = useImportWords();
  if (!recognised) return null;
  if (recognised.refusal) return <Badge tone="warn" text={refusal(recognised.refusal)} />;
  const percent = (score: number) => format.percent(score * 100, 0);
  const reasons = recognised.reasons.map(reason).filter((text) => text !== '');
  return (
    <>
      {recognised.format ?? <Badge tone="warn" text={t('not_recognised')} />}{' '}
      <span className={styles.reasons}>
        {recognised.format && !choices.format && percent(recognised.score)}
        {choices.format && t('chosen')}
      </span>
      <span className={forms.sub}>
        {recognised.format
          ? reasons.join(' · ')
          : recognised.nearest.map(({ format: code, score }) => `${code} ${percent(score)}`).join(' · ')}
      </span>
      {recognised.importedBy !== null && (
        <span className={forms.sub}>{t('imported_by', { id: recognised.importedBy })}</span>
      )}
    </>
  );
}

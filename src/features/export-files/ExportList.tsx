import { fillPath } from '#platform/contract/page.ts';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { isOpen } from '#platform/exports/export-state.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import styles from './ExportList.module.css';
import { cancelOwnExport, downloadExportFile } from './export-files.contract.ts';
import type english from './labels/eng.json';
import { noteSeen } from './note-seen.ts';
import { useExports } from './useExports.ts';

/** Every file with what became of it; those that are open go on by themselves. */
export function ExportList({ files: first }: { files: readonly ExportLine[] }) {
  const t = useLabels<typeof english>('export-files');
  const { files } = useExports(first);
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {(files ?? first).map((file) => (
        <ExportRow key={file.id} file={file} />
      ))}
    </ul>
  );
}

const TONES = {
  waiting: 'plain',
  running: 'accent',
  ready: 'accent',
  failed: 'plain',
  cancelled: 'plain',
  expired: 'plain',
} as const;

function ExportRow({ file }: { file: ExportLine }) {
  const t = useLabels<typeof english>('export-files');
  const format = useFormat();
  const { id, state, title, rows_total, rows_written } = file;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          <Badge tone={TONES[state]} text={t(`state_${state}`)} />
          <span>{t('rows', { count: rows_total, shown: format.number(rows_total, 0) })}</span>
          <span>{t('requested', { moment: format.moment(file.created_at) })}</span>
          {state === 'ready' && file.expires_at && (
            <span>{t('until', { moment: format.moment(file.expires_at) })}</span>
          )}
        </p>
        {isOpen(state) && <Progress label={t(`state_${state}`)} value={rows_written} total={rows_total} />}
      </div>
      {isOpen(state) && (
        <ActionForm endpoint={cancelOwnExport} params={{ exportId: id }} done={t('cancelled')}>
          <button className={buttons.button} type="submit">
            {t('cancel')}
          </button>
        </ActionForm>
      )}
      {state === 'ready' && <DownloadLink id={id} title={title} />}
    </li>
  );
}

function DownloadLink({ id, title }: { id: string; title: string }) {
  const t = useLabels<typeof english>('export-files');
  const link = useLink();
  return (
    <a
      className={classes(buttons.button, buttons.solid)}
      href={link(fillPath(downloadExportFile.path, { exportId: id }))}
      aria-label={t('download_this', { title })}
      onClick={() => void noteSeen(id)}
    >
      <Icon name="download" />
      {t('download')}
    </a>
  );
}

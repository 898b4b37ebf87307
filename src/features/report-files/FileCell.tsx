import type { MouseEvent } from 'react';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { useAccessAlert, useAccessStep } from '#ui/access-alert/useAccessAlert.ts';
import { classes } from '#ui/classes.ts';
import { FILE_TYPES } from '#ui/file-facts/file-facts.ts';
import { useFileSize } from '#ui/file-facts/useFileSize.ts';
import type english from './labels/eng.json';
import styles from './ReportFiles.module.css';
import type { ReportFile } from './report-files.contract.ts';

interface Props {
  readonly file: ReportFile | null;
  /** What it is a report on, and in which language, for those who hear it. */
  readonly about: string;
}

/** A file by its kind and size. Without access a press says what is needed; without script it leads there. */
export function FileCell({ file, about }: Props) {
  const link = useLink();
  const step = useAccessStep('report-files');
  const showAccessAlert = useAccessAlert('report-files');
  if (!file) {
    return <td className="faint">–</td>;
  }
  const isClosed = isLocked(file.link);
  const alert = (event: MouseEvent) => {
    if (isPlainClick(event) && showAccessAlert()) event.preventDefault();
  };
  return (
    <td>
      <a
        className={classes('link', styles.file, isClosed && styles.closed)}
        href={isClosed ? step?.action.href : link(file.link)}
        {...(isClosed && { onClick: alert })}
      >
        <FileFacts file={file} about={about} isClosed={isClosed} />
      </a>
    </td>
  );
}

function FileFacts({ file, about, isClosed }: { file: ReportFile; about: string; isClosed: boolean }) {
  const t = useLabels<typeof english>('report-files');
  const size = useFileSize(file.size);
  const type = FILE_TYPES[file.mimetype];
  return (
    <>
      {type.toUpperCase()}
      <span className={styles.size}>{size}</span>
      <span className="sr">
        {about}
        {isClosed && `, ${t('locked')}`}
      </span>
    </>
  );
}

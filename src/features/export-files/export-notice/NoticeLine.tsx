import { call } from '#platform/contract/call.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { isOpen } from '#platform/exports/export-state.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import bars from '#ui/progress/bar.module.css';
import { cancelOwnExport, downloadExportFile } from '../export-files.contract.ts';
import { noteSeen } from '../note-seen.ts';
import { percentOf } from '../polling.ts';
import type english from './labels/eng.json';
import styles from './NoticeLine.module.css';
import { useStateWords } from './useStateWords.ts';

export function NoticeLine({ file, onChange }: { file: ExportLine; onChange: () => void }) {
  const t = useLabels<typeof english>('export-notice');
  const wordsOf = useStateWords();
  const link = useLink();
  const { id, state, title } = file;
  const percent = percentOf(file);
  const cancel = () =>
    void call(cancelOwnExport, { params: { exportId: id }, body: {} }).then(onChange, onChange);
  return (
    <li className={styles.line}>
      <p className={styles.name}>{title}</p>
      <p className={styles.state}>
        {state === 'failed' && <Icon name="alert" />}
        {state === 'ready' && <Icon name="check" />}
        {wordsOf(state, percent)}
      </p>
      {isOpen(state) && (
        <>
          <progress className={classes(bars.bar, styles.bar)} value={percent} max={100} aria-label={title} />
          <button type="button" className={classes(buttons.button, buttons.quiet)} onClick={cancel}>
            {t('cancel')}
          </button>
        </>
      )}
      {state === 'ready' && (
        <a
          className={classes(buttons.button, buttons.solid)}
          href={link(fillPath(downloadExportFile.path, { exportId: id }))}
          onClick={() => void noteSeen(id).then(onChange)}
        >
          <Icon name="download" />
          {t('download')}
        </a>
      )}
    </li>
  );
}

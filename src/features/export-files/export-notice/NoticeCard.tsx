import { useState } from 'react';
import { call } from '#platform/contract/call.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { isOpen } from '#platform/exports/export-state.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import { progressStep } from '#ui/progress/progress-step.ts';
import { cancelOwnExport, downloadExportFile } from '../export-files.contract.ts';
import { noteSeen } from '../note-seen.ts';
import { percentOf, toAnnounce } from '../polling.ts';
import { useExports } from '../useExports.ts';
import type english from './labels/eng.json';
import styles from './NoticeCard.module.css';

const MOST_SHOWN = 3;

export default function NoticeCard() {
  const t = useLabels<typeof english>('export-notice');
  const link = useLink();
  const { files, ask } = useExports();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const announced = toAnnounce(files ?? []).filter((file) => !hidden.has(keyOf(file)));
  if (announced.length === 0) return null;
  const hide = () => {
    setHidden(new Set([...hidden, ...announced.map(keyOf)]));
    for (const { id, state } of announced) if (!isOpen(state)) void noteSeen(id);
  };
  return (
    <section className={styles.card} aria-label={t('title')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <a className="link" href={link('/exports/')}>
          {t('all')}
        </a>
        <CloseButton onClick={hide} />
      </div>
      <ul>
        {announced.slice(0, MOST_SHOWN).map((file) => (
          <NoticeLine key={file.id} file={file} onChange={ask} />
        ))}
      </ul>
    </section>
  );
}

/** Hidden while it is prepared, a file is announced again when it is ready. */
const keyOf = ({ id, state }: ExportLine) => (isOpen(state) ? `${id} open` : id);

function NoticeLine({ file, onChange }: { file: ExportLine; onChange: () => void }) {
  const t = useLabels<typeof english>('export-notice');
  const format = useFormat();
  const link = useLink();
  const { id, state, title } = file;
  const percent = percentOf(file);
  const wordsAt = (done: number) =>
    state === 'running'
      ? t('preparing', { percent: format.percent(done, 0) })
      : t(state === 'ready' || state === 'failed' ? state : 'waiting');
  const cancel = () =>
    void call(cancelOwnExport, { params: { exportId: id }, body: {} }).then(onChange, onChange);
  return (
    <li className={styles.line}>
      <p className={styles.name}>{title}</p>
      <p className={styles.state}>
        {state === 'failed' && <Icon name="alert" />}
        {state === 'ready' && <Icon name="check" />}
        {wordsAt(percent)}
      </p>
      <span className="sr" role="status">
        {`${title}. ${wordsAt(progressStep(percent, 100))}`}
      </span>
      {isOpen(state) && (
        <>
          <progress className={styles.bar} value={percent} max={100} aria-label={title} />
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

import { useRef, useState } from 'react';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { isOpen } from '#platform/exports/export-state.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { CountMark } from '#ui/button/CountMark.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import { noteSeen } from '../note-seen.ts';
import { toAnnounce } from '../polling.ts';
import { useExports } from '../useExports.ts';
import styles from './BadgeButton.module.css';
import { ExportStatus } from './ExportStatus.tsx';
import type english from './labels/eng.json';
import { NoticeLine } from './NoticeLine.tsx';

const MOST_SHOWN = 3;

/** How many files are new or on their way; a press shows them. */
export default function BadgeButton() {
  const t = useLabels<typeof english>('export-notice');
  const format = useFormat();
  const link = useLink();
  const button = useRef<HTMLButtonElement>(null);
  const { files, ask } = useExports();
  const [isShown, setShown] = useState(false);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const announced = toAnnounce(files ?? []).filter((file) => !hidden.has(keyOf(file)));
  if (announced.length === 0) return null;
  const hide = () => {
    setHidden(new Set([...hidden, ...announced.map(keyOf)]));
    for (const { id, state } of announced) if (!isOpen(state)) void noteSeen(id);
  };
  const name = t('badge', { shown: format.number(announced.length, 0) });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(buttons.button, buttons.quiet, buttons.icon, styles.badge)}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon name="download" size={20} />
        <CountMark count={announced.length} />
      </button>
      <ExportStatus files={announced} />
      {isShown && (
        <Popup
          anchor={button}
          align="end"
          label={t('title')}
          className={styles.card}
          onClose={() => setShown(false)}
        >
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
        </Popup>
      )}
    </>
  );
}

/** Hidden while it is prepared, a file is announced again when it is ready. */
const keyOf = ({ id, state }: ExportLine) => (isOpen(state) ? `${id} open` : id);

import { type RefObject, useRef, useState } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { DOWNWARDS, nextInRound } from '#ui/keys/next-in-round.ts';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './ExportMenu.module.css';
import type english from './labels/eng.json';
import { PICTURE_FORMATS, type PictureFormat } from './picture-format.ts';

const ICONS: Readonly<Record<PictureFormat, IconName>> = {
  print: 'print',
  png: 'image',
  jpeg: 'image',
  pdf: 'file',
  svg: 'vector',
};

const load = () => import('./export-picture.ts');

interface Props {
  readonly picture: RefObject<SVGSVGElement | null>;
  /** Without its ending. */
  readonly fileName?: string;
}

/** A button that opens the ways to take a picture along. */
export function ExportMenu({ picture, fileName = 'chart' }: Props) {
  const t = useLabels<typeof english>('picture-export');
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const choose = async (format: PictureFormat) => {
    setOpen(false);
    opener.current?.focus();
    if (!picture.current || status === 'busy') return;
    setStatus('busy');
    const step = load().then(({ exportPicture }) =>
      picture.current ? exportPicture(picture.current, format, fileName) : undefined,
    );
    setStatus(
      await step.then(
        () => 'idle' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <div className={styles.block}>
      <button
        ref={opener}
        type="button"
        className={button.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={status === 'busy'}
        onPointerEnter={load}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="download" />
        {t(status === 'busy' ? 'busy' : 'export')}
      </button>
      <span className={styles.failure} role="status">
        {status === 'failed' && t('failed')}
      </span>
      {isOpen && <Formats opener={opener} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface FormatsProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (format: PictureFormat) => void;
  readonly onClose: () => void;
}

function Formats({ opener, onChoose, onClose }: FormatsProps) {
  const t = useLabels<typeof english>('picture-export');
  const items = useRef(new Map<number, HTMLButtonElement>());
  const move = (key: string, from: number) => {
    const next = nextInRound(key, DOWNWARDS, from, PICTURE_FORMATS.length);
    if (next !== null) items.current.get(next)?.focus();
    return next !== null;
  };
  return (
    <Popup
      anchor={opener}
      role="menu"
      align="end"
      label={t('export')}
      className={styles.menu}
      onClose={onClose}
    >
      {PICTURE_FORMATS.map((format, index) => (
        <button
          key={format}
          ref={(item) => {
            if (item) items.current.set(index, item);
            // The popup is shown in a layout effect of its own, after this; the focus waits for it.
            if (item && index === 0) queueMicrotask(() => item.focus());
          }}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => onChoose(format)}
          onKeyDown={(event) => {
            if (event.key === 'Tab') onClose();
            else if (move(event.key, index)) event.preventDefault();
          }}
        >
          <Icon name={ICONS[format]} />
          {t(`format_${format}`)}
        </button>
      ))}
    </Popup>
  );
}

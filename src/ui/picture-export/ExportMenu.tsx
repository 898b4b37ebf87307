import { type ComponentType, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { FormatsProps } from './ExportFormats.tsx';
import styles from './ExportMenu.module.css';
import type english from './labels/eng.json';
import type { PictureFormat } from './picture-format.ts';

const load = () => import('./ExportFormats.tsx').then(({ ExportFormats }) => ExportFormats);

interface Props {
  readonly onExport: (format: PictureFormat) => Promise<void>;
  /** A picture alone, where a row of controls is full. */
  readonly isCompact?: boolean;
  /** Somebody is about to export: what that needs may be loaded. */
  readonly onIntent?: () => Promise<unknown>;
}

/** A button that opens the ways to take a picture along. */
export function ExportMenu({ onExport, onIntent, isCompact = false }: Props) {
  const t = useLabels<typeof english>('picture-export');
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Formats, setFormats] = useState<ComponentType<FormatsProps> | null>(null);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const fail = () => {
    setOpen(false);
    setStatus('failed');
  };
  const open = () => {
    setOpen(true);
    if (!Formats) load().then((loaded) => setFormats(() => loaded), fail);
  };
  const prepare = () => {
    // What cannot be loaded now is requested, and complained about, when it is needed.
    load().catch(() => undefined);
    onIntent?.().catch(() => undefined);
  };
  const choose = (format: PictureFormat) => {
    setOpen(false);
    opener.current?.focus();
    if (status === 'busy') return;
    setStatus('busy');
    onExport(format).then(() => setStatus('idle'), fail);
  };
  const words = t(status === 'busy' ? 'busy' : 'export');
  return (
    <div className={styles.block}>
      <button
        ref={opener}
        type="button"
        className={classes(button.button, isCompact && button.icon)}
        aria-label={isCompact ? words : undefined}
        title={isCompact ? words : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={status === 'busy'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="download" />
        {!isCompact && words}
      </button>
      <span className={styles.failure} role="status">
        {status === 'failed' && t('exportErrorMsg')}
      </span>
      {isOpen && Formats && <Formats opener={opener} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

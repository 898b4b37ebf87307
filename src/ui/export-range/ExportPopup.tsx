import { type ComponentType, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import { ExportForm } from './ExportForm.tsx';
import type { PanelProps } from './ExportPanel.tsx';
import type { ExportOptions } from './export-options.ts';
import type english from './labels/eng.json';

type Panel = ComponentType<PanelProps>;

const load = () => import('./ExportPanel.tsx').then(({ ExportPanel }) => ExportPanel);

export function ExportPopup(options: ExportOptions) {
  const t = useLabels<typeof english>('export-range');
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel | 'failed' | null>(null);
  const open = () => {
    setOpen(true);
    if (Panel === null || Panel === 'failed')
      load().then(
        (loaded) => setPanel(() => loaded),
        () => setPanel('failed'),
      );
  };
  const prepare = () => void load().catch(() => undefined);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isOpen && Panel === null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        <Icon name="download" />
        {t('excel')}
      </button>
      {isOpen && Panel !== null && (
        <Popup anchor={opener} align="end" label={t('title')} onClose={() => setOpen(false)}>
          {Panel === 'failed' ? <ExportForm {...options} /> : <Panel {...options} onDone={close} />}
        </Popup>
      )}
    </>
  );
}

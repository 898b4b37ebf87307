import { type ComponentType, type Dispatch, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { AppearanceProps } from './AppearancePanel.tsx';
import type english from './labels/eng.json';
import type { Look, LookEvent } from './look.ts';

const load = () => import('./AppearancePanel.tsx').then(({ AppearancePanel }) => AppearancePanel);

interface Props {
  readonly look: Look;
  readonly dispatch: Dispatch<LookEvent>;
}

/** A button that opens the sizes of texts and the logo; what it opens is loaded then. */
export function Appearance({ look, dispatch }: Props) {
  const t = useLabels<typeof english>('chart-tools');
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<AppearanceProps> | null>(null);
  const prepare = () => {
    if (!Panel)
      load().then(
        (panel) => setPanel(() => panel),
        () => setOpen(false),
      );
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={classes(button.button, button.icon)}
        aria-label={t('appearance')}
        title={t('appearance')}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="display" />
      </button>
      {isOpen && Panel && (
        <Panel anchor={opener} look={look} dispatch={dispatch} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

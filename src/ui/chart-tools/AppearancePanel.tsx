import type { Dispatch, RefObject } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './AppearancePanel.module.css';
import type english from './labels/eng.json';
import { canStep, type Look, type LookEvent, TEXT_PARTS, type TextPart } from './look.ts';

export interface AppearanceProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly look: Look;
  readonly dispatch: Dispatch<LookEvent>;
  readonly onClose: () => void;
}

/** CB-04: each text by steps of one pixel; and the logo. */
export function AppearancePanel({ anchor, look, dispatch, onClose }: AppearanceProps) {
  const t = useLabels<typeof english>('chart-tools');
  return (
    <Popup anchor={anchor} align="end" label={t('appearance')} className={styles.panel} onClose={onClose}>
      <p className={styles.title}>{t('text_size')}</p>
      {TEXT_PARTS.map((part) => (
        <SizeRow key={part} part={part} look={look} dispatch={dispatch} />
      ))}
      <button
        type="button"
        className={classes(button.button, button.quiet, styles.reset)}
        onClick={() => dispatch({ type: 'text-reset' })}
      >
        {t('text_reset')}
      </button>
      <div className={styles.logo}>
        <CheckboxLine
          text={t('logo')}
          checked={look.hasLogo}
          onChange={() => dispatch({ type: 'logo-toggled' })}
        />
      </div>
    </Popup>
  );
}

function SizeRow({ part, look, dispatch }: { part: TextPart } & Pick<AppearanceProps, 'look' | 'dispatch'>) {
  const t = useLabels<typeof english>('chart-tools');
  const format = useFormat();
  const name = t(`text_${part}`);
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className={classes(button.button, button.icon)}
      aria-label={t(by === 1 ? 'larger' : 'smaller', { part: name })}
      // Stays in the order of focus at the end of the scale.
      aria-disabled={!canStep(look, part, by) || undefined}
      onClick={() => dispatch({ type: 'text-stepped', part, by })}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no row of its own
    <div className={styles.row} role="group" aria-label={name}>
      <span>{name}</span>
      {step(-1)}
      <output className={styles.size}>{t('pixels', { size: format.number(look.sizes[part], 0) })}</output>
      {step(1)}
    </div>
  );
}

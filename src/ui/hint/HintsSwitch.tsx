import { useLabels } from '#foundation/i18n/I18n.tsx';
import styles from './HintsSwitch.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** For the settings: whether explanations stand beside what may need them. */
export function HintsSwitch({ isOn, onChange }: Props) {
  const t = useLabels<typeof english>('hint');
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on
        role="switch"
        className={styles.switch}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t('show_hints')}
    </label>
  );
}

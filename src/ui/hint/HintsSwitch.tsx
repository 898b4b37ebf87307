import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './HintsSwitch.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Its name in a form, which then sends "off" too: a box that is off sends nothing. */
  readonly name?: string;
}

/** For the settings: whether explanations stand beside what may need them. */
export function HintsSwitch({ isOn, onChange, name }: Props) {
  const t = useLabels<typeof english>('hint');
  return (
    <label className={styles.line}>
      {name && <input type="hidden" name={name} value="off" />}
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox shows by itself whether it is on
        role="switch"
        className={styles.switch}
        name={name}
        value="on"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t('show_hints')}
    </label>
  );
}

import { useFormat } from '#platform/i18n/I18n.tsx';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import styles from './Calendar.module.css';

interface Step {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

interface Props {
  readonly heading: string;
  /** Where the heading leads. */
  readonly up?: { readonly label: string; readonly onPress: () => void };
  readonly previous?: Step;
  readonly next?: Step;
}

export function PanelHead({ heading, up, previous, next }: Props) {
  const format = useFormat();
  return (
    <div className={styles.head}>
      {previous && <StepButton {...previous} icon="left" />}
      {up ? (
        <button
          type="button"
          className={styles.heading}
          aria-label={format.phrase([heading, up.label])}
          onClick={up.onPress}
        >
          {heading}
          <Icon name="up" />
        </button>
      ) : (
        <span className={styles.heading}>{heading}</span>
      )}
      {next && <StepButton {...next} icon="right" />}
    </div>
  );
}

/** It stays in the order of Tab at the limit, or the focus would fall off the popup. */
function StepButton({ label, isOff, onPress, icon }: Step & { icon: IconName }) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

import type { MultipleMeasure } from '#domain/multiples/multiple.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { Figure } from '#ui/figure/Figure.tsx';
import type english from './labels/eng.json';
import styles from './Multipliers.module.css';
import type { MultiplierCell, MultiplierLock } from './multipliers.contract.ts';

type Props = MultiplierCell & {
  readonly measure: MultipleMeasure;
  readonly lock: MultiplierLock;
  readonly href: string;
  readonly onPress: () => void;
};

/** A value that says on a press how it was made; one that could not be made says why. */
export function MultipleValue({ value, reason, measure, lock, href, onPress }: Props) {
  const t = useLabels<typeof english>('multipliers');
  const why = reason === null ? undefined : t(`reason_${reason}`);
  const figure = <Figure value={value} decimals={measure === 'money' ? 0 : 2} lock={lock ?? 'more-rows'} />;
  // What it was made of would be locked too.
  if (isLocked(value)) return figure;
  return (
    <a
      className={styles.value}
      href={href}
      title={why}
      data-in-place=""
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {figure}
      {why && <span className="sr">{why}</span>}
    </a>
  );
}

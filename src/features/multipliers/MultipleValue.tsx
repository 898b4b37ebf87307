import type { MultipleMeasure } from '#domain/multiples/multiple.ts';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type english from './labels/eng.json';
import styles from './Multipliers.module.css';
import type { MultiplierCell } from './multipliers.contract.ts';

type Props = MultiplierCell & {
  readonly measure: MultipleMeasure;
  readonly onPress: () => void;
};

/** A value that says on a press how it was made; one that could not be made says why. */
export function MultipleValue({ value, reason, measure, onPress }: Props) {
  const t = useLabels<typeof english>('multipliers');
  const why = reason === null ? undefined : t(`reason_${reason}`);
  return (
    <button type="button" className={styles.value} title={why} onClick={onPress}>
      <Figure value={value} decimals={measure === 'money' ? 0 : 2} />
      {why && <span className="sr">{why}</span>}
    </button>
  );
}

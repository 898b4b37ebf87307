import type { MultipleMeasure } from '#domain/multiples/multiple.ts';
import { ASTERISKS, isLocked } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { classes } from '#ui/classes.ts';
import { Figure } from '#ui/figure/Figure.tsx';
import locked from '#ui/locked-value/LockedValue.module.css';
import type lockedEnglish from '#ui/locked-value/labels/eng.json';
import { toLockedWords } from '#ui/locked-value/locked-words.ts';
import type english from './labels/eng.json';
import styles from './Multipliers.module.css';
import type { MultiplierCell, MultiplierLock } from './multipliers.contract.ts';

type Props = MultiplierCell & {
  readonly measure: MultipleMeasure;
  readonly lock: MultiplierLock;
  readonly href: string;
  readonly onPress: () => void;
};

/** A value that says on a press how it was made; one that could not be made, or is locked, says why. */
export function MultipleValue({ value, reason, measure, lock, href, onPress }: Props) {
  const t = useLabels<typeof english>('multipliers');
  const whyLocked = useLabels<typeof lockedEnglish>('locked-value');
  const unlock = useUnlock(lock ?? 'more-rows');
  const why = reason === null ? undefined : t(`reason_${reason}`);
  const isClosed = isLocked(value);
  return (
    <a
      className={classes(styles.value, isClosed && locked.locked)}
      href={href}
      title={isClosed ? whyLocked(toLockedWords(unlock)) : why}
      data-in-place=""
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      {isClosed ? (
        ASTERISKS
      ) : (
        <Figure value={value} decimals={measure === 'money' ? 0 : 2} lock={lock ?? 'more-rows'} />
      )}
      {why && <span className="sr">{why}</span>}
    </a>
  );
}

import { useEffect, useRef } from 'react';
import styles from './Calendar.module.css';
import { type ChoiceShape, choiceRows, moveChoice } from './choice-keys.ts';

interface Props {
  readonly label: string;
  readonly shape: ChoiceShape;
  readonly current: number;
  /** The one that has today in it. */
  readonly present: number;
  readonly write: (choice: number) => string;
  readonly name: (choice: number) => string;
  readonly onMove: (choice: number) => void;
  readonly onPick: (choice: number) => void;
}

/** Months or years: one of them is in the order of Tab, the keys lead to the others. */
export function ChoiceGrid({ label, shape, current, present, write, name, onMove, onPick }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => chosen.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the choice, unless it is on the buttons of the head
  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) chosen.current?.focus();
  }, [current]);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that the keys move through
      role="grid"
      aria-label={label}
      className={styles.choices}
      onKeyDown={(event) => {
        const next = moveChoice(current, event.key, shape);
        if (next === null) return;
        event.preventDefault();
        onMove(next);
      }}
    >
      <tbody>
        {choiceRows(current, shape).map((row, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the buttons stay when the page turns, and so does the focus
          <tr key={position}>
            {row.map((choice, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid can be selected
              <td key={column} aria-selected={choice === current}>
                <button
                  ref={choice === current ? chosen : undefined}
                  type="button"
                  className={styles.choice}
                  tabIndex={choice === current ? 0 : -1}
                  aria-label={name(choice)}
                  aria-current={choice === present ? 'date' : undefined}
                  aria-disabled={choice < shape.first || choice > shape.last}
                  onClick={() => choice >= shape.first && choice <= shape.last && onPick(choice)}
                >
                  {write(choice)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

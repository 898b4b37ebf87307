import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { nextInRound, SIDEWAYS } from '#ui/keys/next-in-round.ts';
import { activeOption, type Option, type OptionId, shownOptions } from './active-option.ts';
import { type TabFace, TabText, tabClass } from './TabText.tsx';
import styles from './tabs.module.css';
import { useStrip } from './useStrip.ts';

export type TabOption<Id extends OptionId = OptionId> = Omit<Option<Id>, 'isDisabled'> & TabFace;

interface Props<Id extends OptionId> {
  readonly label: string;
  readonly options: readonly TabOption<Id>[];
  /** Where it is not among the options that are shown, the first of them is active. */
  readonly active: Id | null;
  readonly onChange: (id: Id) => void;
  /** The panel of the active tab. */
  readonly children: (active: Id) => ReactNode;
}

/** One of several panels at a time. Arrows go from tab to tab, and the panel goes along. */
export function Tabs<Id extends OptionId>({ label, options, active: wanted, onChange, children }: Props<Id>) {
  const id = useId();
  const shown = shownOptions(options);
  const active = activeOption(shown, wanted);
  const strip = useStrip<HTMLDivElement>(active?.id);
  if (!active) return null;

  const goOn = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = nextInRound(event.key, SIDEWAYS, shown.indexOf(active), shown.length);
    const next = at === null ? undefined : shown[at];
    if (at === null || !next) return;
    event.preventDefault();
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus({ preventScroll: true });
    onChange(next.id);
  };
  return (
    <div>
      <div ref={strip} className={styles.strip} role="tablist" aria-label={label} onKeyDown={goOn}>
        {shown.map((option) => (
          <button
            key={option.id}
            id={`${id}-${option.id}`}
            type="button"
            role="tab"
            className={tabClass(option.tone)}
            aria-selected={option === active}
            aria-controls={`${id}-panel`}
            tabIndex={option === active ? 0 : -1}
            onClick={() => onChange(option.id)}
          >
            <TabText {...option} />
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${active.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reached to be scrolled
        tabIndex={0}
      >
        {children(active.id)}
      </div>
    </div>
  );
}

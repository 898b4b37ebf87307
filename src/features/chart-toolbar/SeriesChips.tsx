import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isSameId, writeComparedId } from '#market/trading-chart/chart-address.ts';
import type { ChartPart } from '#market/trading-chart/chart-part.ts';
import type { Compared, NamedId } from '#market/trading-chart/chart-state.ts';
import { shownName } from '#market/trading-chart/comparing.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import chips from '#ui/chip/chip.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Swatch } from '#ui/legend/Swatch.tsx';
import styles from './ChartToolbar.module.css';

export interface IndexTab {
  readonly id: number;
  readonly name: string;
}

interface Props extends ChartPart {
  readonly stockName: string;
  readonly venueName: string;
  readonly indexTabs: readonly IndexTab[];
  readonly compareField: (onPick: (picked: NamedId) => void) => ReactNode;
}

/** What is drawn in which colour, where there is more than the share, and what can be added to it. */
export function SeriesChips({ state, send, stockName, venueName, indexTabs, compareField }: Props) {
  const t = useLabels<typeof english>('trading-chart');
  const all = [...state.compared, ...state.joining];
  const tabs = indexTabs.map(({ id, name }) => ({ kind: 'index', id, name }) as const);
  const others = all.filter((each) => !tabs.some((tab) => isSameId(tab, each)));
  const isJoining = (each: NamedId) => state.joining.some((other) => isSameId(other, each));
  return (
    <ul
      className={classes(chips.chips, styles.chips, all.length === 0 && styles.single)}
      aria-label={t('series_label')}
    >
      {all.length > 0 && (
        <li className={chips.chip}>
          <Swatch mark={1} />
          <span className={styles.name}>
            {stockName} <span className={styles.venue}>{venueName}</span>
          </span>
        </li>
      )}
      {others.map((each) => (
        <li key={keyOf(each)}>
          <button
            type="button"
            className={chips.chip}
            aria-busy={isJoining(each) || undefined}
            aria-label={t('remove', { name: shownName(state, each) })}
            onClick={() => send({ type: 'removed', compared: each })}
          >
            <Swatch mark={each.tone} />
            <span className={styles.name}>{shownName(state, each)}</span>
            <Icon name="close" />
          </button>
        </li>
      ))}
      {state.type === 'simple' &&
        tabs.map((tab) => (
          <li key={keyOf(tab)}>
            <IndexChip
              tab={tab}
              shown={all.find((each) => isSameId(each, tab))}
              isBusy={isJoining(tab)}
              onToggle={(isOn) => send({ type: isOn ? 'added' : 'removed', compared: tab })}
            />
          </li>
        ))}
      {state.type === 'simple' && (
        <li>
          <AddChip
            mayAdd={state.viewer === 'paid'}
            field={compareField}
            onPick={(compared) => send({ type: 'added', compared })}
          />
        </li>
      )}
    </ul>
  );
}

interface IndexChipProps {
  readonly tab: NamedId;
  readonly shown: Compared | undefined;
  readonly isBusy: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

function IndexChip({ tab, shown, isBusy, onToggle }: IndexChipProps) {
  return (
    <button
      type="button"
      className={classes(chips.chip, styles.tab)}
      aria-pressed={shown !== undefined}
      aria-busy={isBusy || undefined}
      onClick={() => onToggle(!shown)}
    >
      {shown ? <Swatch mark={shown.tone} /> : <Icon name="plus" />}
      <span className={styles.name}>{tab.name}</span>
      {shown && <Icon name="close" />}
    </button>
  );
}

interface AddChipProps {
  readonly mayAdd: boolean;
  readonly field: Props['compareField'];
  readonly onPick: (picked: NamedId) => void;
}

/** A button until it is pressed: whoever compares nothing loads no search for it. */
function AddChip({ mayAdd, field, onPick }: AddChipProps) {
  const t = useLabels<typeof english>('trading-chart');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <div className={styles.field}>
        {field((picked) => {
          setOpen(false);
          onPick(picked);
        })}
      </div>
    );
  return (
    <button
      ref={button}
      type="button"
      className={classes(chips.chip, styles.add)}
      onClick={() => (mayAdd ? setOpen(true) : onPick(NOTHING))}
    >
      <Icon name="search" />
      {t('add')}
    </button>
  );
}

/** The chart answers with what keeps the reader out, whatever is added. */
const NOTHING: NamedId = { kind: 'index', id: 0, name: '' };

const keyOf = (each: NamedId) => `${each.kind} ${writeComparedId(each)}`;

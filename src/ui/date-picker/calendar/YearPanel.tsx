import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DayLimits } from '#domain/calendar/day-arithmetic.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from '../labels/eng.json';
import sheet from '../sheet.module.css';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { choiceRows, moveChoice } from './choice-keys.ts';
import { PanelHead } from './PanelHead.tsx';

interface Props extends DayLimits {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly onMove: (year: number) => void;
  readonly onPick: (year: number) => void;
}

/** Years in pages of twenty. */
export function YearPanel({ day, today, min, max, onMove, onPick }: Props) {
  const t = useLabels<typeof english>('date-picker');
  const current = yearOf(day);
  const shape = {
    columns: 4,
    page: 20,
    first: yearOf(min ?? '0001-01-01'),
    last: yearOf(max ?? '9999-12-31'),
  };
  const shown = choiceRows(current, shape).flat();
  const from = Math.max(shown.at(0) ?? current, 1);
  const to = shown.at(-1) ?? current;
  const showOther = (key: 'PageUp' | 'PageDown') => onMove(moveChoice(current, key, shape) ?? current);
  return (
    <div className={sheet.panel}>
      <PanelHead
        heading={`${from}–${to}`}
        previous={{
          label: t('previousYears'),
          isOff: from <= shape.first,
          onPress: () => showOther('PageUp'),
        }}
        next={{ label: t('nextYears'), isOff: to >= shape.last, onPress: () => showOther('PageDown') }}
      />
      <ChoiceGrid
        label={t('chooseYear')}
        shape={shape}
        current={current}
        present={yearOf(today)}
        write={String}
        name={String}
        onMove={onMove}
        onPick={onPick}
      />
    </div>
  );
}

const yearOf = (day: CalendarDay) => Number(day.slice(0, 4));

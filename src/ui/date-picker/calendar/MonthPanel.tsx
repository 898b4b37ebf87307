import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DayLimits } from '#domain/calendar/day-arithmetic.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from '../labels/eng.json';
import sheet from '../sheet.module.css';
import { ChoiceGrid } from './ChoiceGrid.tsx';
import { moveChoice } from './choice-keys.ts';
import { PanelHead } from './PanelHead.tsx';
import { useCalendarWords } from './useCalendarWords.ts';

interface Props extends DayLimits {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly onMove: (year: number, month: number) => void;
  readonly onPick: (year: number, month: number) => void;
  readonly onUp: () => void;
}

/** The twelve months of a year. */
export function MonthPanel({ day, today, min, max, onMove, onPick, onUp }: Props) {
  const t = useLabels<typeof english>('date-picker');
  const format = useFormat();
  const words = useCalendarWords();
  const current = monthOf(day);
  const shape = {
    columns: 3,
    page: 12,
    first: monthOf(min ?? '0001-01-01'),
    last: monthOf(max ?? '9999-12-31'),
  };
  const showOther = (key: 'PageUp' | 'PageDown') =>
    onMove(...parts(moveChoice(current, key, shape) ?? current));
  const [year] = parts(current);
  return (
    <div className={sheet.panel}>
      <PanelHead
        heading={String(year)}
        up={{ label: t('chooseYear'), onPress: onUp }}
        previous={{
          label: t('previousYear'),
          isOff: year <= parts(shape.first)[0],
          onPress: () => showOther('PageUp'),
        }}
        next={{
          label: t('nextYear'),
          isOff: year >= parts(shape.last)[0],
          onPress: () => showOther('PageDown'),
        }}
      />
      <ChoiceGrid
        label={format.phrase([t('chooseMonth'), String(year)])}
        shape={shape}
        current={current}
        present={monthOf(today)}
        write={(choice) => words.monthName(parts(choice)[1])}
        name={(choice) => words.month(...parts(choice))}
        onMove={(choice) => onMove(...parts(choice))}
        onPick={(choice) => onPick(...parts(choice))}
      />
    </div>
  );
}

/** Months in a row, so that December leads to January. */
const monthOf = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const parts = (month: number): [year: number, month: number] => [Math.floor(month / 12), (month % 12) + 1];

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DayLimits } from '#domain/calendar/day-arithmetic.ts';
import { languageLocale } from '#domain/languages/languages.ts';
import { useLanguage } from '#platform/i18n/I18n.tsx';
import type { OpenPanel, PanelEvent } from '../picker-panel.ts';
import type { WeekDay } from '../week-day.ts';
import { MonthPanel } from './MonthPanel.tsx';
import { YearPanel } from './YearPanel.tsx';

export interface FrameProps extends DayLimits {
  readonly today: CalendarDay;
  readonly firstDayOfWeek: WeekDay;
  readonly panel: OpenPanel;
  readonly onPanel: (event: PanelEvent) => void;
}

interface Props extends FrameProps {
  readonly state: CalendarState | RangeCalendarState;
  /** The panel of days and what stands below it. */
  readonly children: ReactNode;
}

/** The panels that every calendar has: the months and the years above its days. */
export function CalendarFrame({ state, panel, onPanel, today, min, max, children }: Props) {
  const locale = languageLocale(useLanguage());
  const choice = { day: state.focusedDate.toString(), today, min, max, onUp: () => onPanel({ type: 'up' }) };
  const show = (year: number, month: number) => state.setFocusedDate(state.focusedDate.set({ year, month }));
  switch (panel) {
    case 'month':
      return (
        <MonthPanel
          {...choice}
          onMove={show}
          onPick={(year, month) => {
            show(year, month);
            state.setFocused(true);
            onPanel({ type: 'pick-month' });
          }}
        />
      );
    case 'year':
      return (
        <YearPanel
          {...choice}
          onMove={(year) => show(year, state.focusedDate.month)}
          onPick={(year) => {
            show(year, state.focusedDate.month);
            onPanel({ type: 'pick-year' });
          }}
        />
      );
    default:
      return (
        <I18nProvider locale={locale}>
          {/* react-aria would write a style element, which the content security policy blocks, unless it finds
              this name taken; its rule stands in Calendar.module.css. */}
          <span hidden id="react-aria-pressable-style" />
          {children}
        </I18nProvider>
      );
  }
}

import type { ChartPart } from '#market/trading-chart/chart-part.ts';
import { shownDays } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { RangePicker } from '#ui/date-picker/RangePicker.tsx';

/** A start after the end is not corrected silently: the chart says what is wrong. */
export default function DaysFields({ state, send }: ChartPart) {
  const t = useLabels<typeof english>('trading-chart');
  const { subject } = state;
  const { from, to } = shownDays(state);
  return (
    <RangePicker
      label={t('days_label')}
      value={{ from, to }}
      today={subject.today}
      min={subject.firstTradingDay ?? undefined}
      max={subject.today}
      hasShortcuts
      shortcutAnchor={subject.lastTradingDay ?? subject.today}
      isClearable={false}
      isOrdered={false}
      onChange={(range) =>
        send({ type: 'days-chosen', days: { from: range.from ?? from, to: range.to ?? to } })
      }
    />
  );
}

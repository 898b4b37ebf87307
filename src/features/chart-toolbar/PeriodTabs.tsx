import type { MouseEvent } from 'react';
import {
  type ChartSelection,
  DEFAULT_SELECTION,
  writeChartQuery,
} from '#market/trading-chart/chart-address.ts';
import type { ChartEvent } from '#market/trading-chart/chart-event.ts';
import type { ChartPart } from '#market/trading-chart/chart-part.ts';
import { hasIntraday, selectionOf } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { CURRENT_DAY, FIRST_PERIOD, PERIODS } from '#market/trading-chart/period.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';

/** Every option is a link that the server resolves when scripts do not run. */
export function PeriodTabs(part: ChartPart) {
  const t = useLabels<typeof english>('trading-chart');
  const { state } = part;
  const shown = PERIODS.filter((period) => period !== CURRENT_DAY || hasIntraday(state));
  return (
    <ChartLinks
      {...part}
      label={t('period_label')}
      choices={shown.map((period) => ({
        text: t(`period_${period}`),
        selection: { period, from: null, to: null, before: null },
        isCurrent: state.period === period,
        event: { type: 'period-chosen', period },
      }))}
    />
  );
}

export function TypeChoice(part: ChartPart) {
  const t = useLabels<typeof english>('trading-chart');
  return (
    <ChartLinks
      {...part}
      label={t('type_label')}
      choices={(['simple', 'extended'] as const).map((type) => ({
        text: t(`type_${type}`),
        selection: { ...DEFAULT_SELECTION, view: part.state.view, type },
        isCurrent: part.state.type === type,
        event: { type: 'type-chosen', chart: type },
      }))}
    />
  );
}

/** What the views and modes of CH-01 show, as one choice: the days drawn or written down, the whole range, all days. */
const VIEWS = [
  { text: 'view_chart', view: 'chart', mode: 'chart' },
  { text: 'mode_table', view: 'chart', mode: 'table' },
  { text: 'view_stock', view: 'stock', mode: 'chart' },
  { text: 'view_archive', view: 'archive', mode: 'chart' },
] as const;

export function ViewChoice(part: ChartPart) {
  const t = useLabels<typeof english>('trading-chart');
  const { state } = part;
  const shown =
    state.view === 'archive' ? 'view_archive' : state.mode === 'table' ? 'mode_table' : `view_${state.view}`;
  return (
    <ChartLinks
      {...part}
      label={t('mode_label')}
      choices={VIEWS.map(({ text, view, mode }) => ({
        text: t(text),
        selection: { view, mode, before: null },
        isCurrent: text === shown,
        event: { type: 'view-chosen', view, mode },
      }))}
    />
  );
}

/** The archive's own tab: without chosen days it has them all. */
export function AllDays(part: ChartPart) {
  const t = useLabels<typeof english>('trading-chart');
  const period = part.state.requested ?? FIRST_PERIOD;
  return (
    <ChartLinks
      {...part}
      label={t('period_label')}
      choices={[
        {
          text: t('all_days'),
          selection: { period, from: null, to: null, before: null },
          isCurrent: !part.state.isArbitrary,
          event: { type: 'period-chosen', period },
        },
      ]}
    />
  );
}

interface Choice {
  readonly text: string;
  /** What the answer changes in the address. */
  readonly selection: Partial<ChartSelection>;
  readonly isCurrent: boolean;
  readonly event: ChartEvent;
}

function ChartLinks({
  state,
  send,
  label,
  choices,
}: ChartPart & { readonly label: string; readonly choices: readonly Choice[] }) {
  const link = useLink();
  const { path } = useHere();
  const items = choices.map(({ text, selection, isCurrent }) => ({
    text,
    href: link(path) + writeChartQuery({ ...selectionOf(state), ...selection }),
    isCurrent,
    isBusy: isCurrent && state.phase === 'loading',
  }));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const at = items.findIndex(({ href }) => href === event.currentTarget.getAttribute('href'));
    const choice = choices[at];
    if (!choice || !isPlainClick(event)) return;
    event.preventDefault();
    send(choice.event);
  };
  return <SegmentLinks label={label} items={items} isShort onFollow={follow} />;
}

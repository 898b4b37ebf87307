import { useEffect, useEffectEvent } from 'react';
import type { SendToChart } from '#market/trading-chart/chart-part.ts';
import type { ChartState } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import { MOST_INDEXES, MOST_STOCKS } from '#market/trading-chart/limits.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';

/** What only passes is said in the banner; what lasts stands where the chart would. */
export function useChartMessages({ message }: ChartState, send: SendToChart): void {
  const t = useLabels<typeof english>('trading-chart');
  const { show } = useMessages();
  const showMessage = useEffectEvent(() => {
    switch (message) {
      case 'max_stocks_in_compare':
        show({ id: message, message: t(message, { most: MOST_STOCKS }), type: 'alertYellow' });
        break;
      case 'max_indexes_in_compare':
        show({ id: message, message: t(message, { most: MOST_INDEXES }), type: 'alertYellow' });
        break;
      case 'null_compare_data':
        show({ id: message, message: t(message), type: 'alertYellow' });
        break;
      default:
        return;
    }
    send({ type: 'message-closed' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is shown once
  useEffect(() => showMessage(), [message]);
}

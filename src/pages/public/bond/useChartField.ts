import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BondField } from '#features/bond-chart/bond-chart.contract.ts';
import { writeBlockQuery } from '#features/chart-block/block-address.ts';
import { toBody } from '#features/chart-block/block-range.ts';
import type { FirstBlock } from '#features/chart-block/block-state.ts';
import { chartFeedAt } from '#market/prices/chart-feed.contract.ts';
import { call } from '#platform/contract/call.ts';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { FIRST_PERIOD, fieldQuery, parseBondQuery } from './bond-address.ts';

interface Shown {
  readonly field: BondField;
  readonly first: FirstBlock;
}

/** From field to field without a reload, over the days that the address says; where script does not run, links lead there. */
export function useChartField(start: Shown, urlOf: (field: BondField) => string) {
  const [shown, setShown] = useState(start);
  const [wanted, setWanted] = useState<BondField | null>(null);
  const [isFailed, setFailed] = useState(false);
  const pending = useRef<AbortController>(null);
  useEffect(() => () => pending.current?.abort(), []);

  const load = async (field: BondField) => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    setFailed(false);
    if (field === shown.field) return setWanted(null);
    setWanted(field);
    const address = Object.fromEntries(new URLSearchParams(location.search));
    const { range, reversed, trend } = parseBondQuery(address);
    try {
      const { signal } = controller;
      const data = await call(chartFeedAt(urlOf(field)), { body: toBody(range), signal });
      if (signal.aborted) return;
      const query = writeBlockQuery(
        { range, reversed, trend, compared: [] },
        FIRST_PERIOD,
        fieldQuery(field),
      );
      history.replaceState(history.state, '', location.pathname + query + location.hash);
      setShown({ field, first: { view: { range, data, companions: [], answers: {} }, reversed, trend } });
    } catch {
      if (controller.signal.aborted) return;
      setFailed(true);
    }
    setWanted(null);
  };

  const follow = (event: MouseEvent<HTMLAnchorElement>, field: BondField) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void load(field);
  };
  return { shown, wanted, isFailed, follow };
}

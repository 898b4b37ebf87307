import { type MouseEvent, useEffect, useReducer, useRef } from 'react';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { callPage } from '#platform/contract/call.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { usePageData, usePageDataStore } from '#platform/islands/page-data.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import type english from './labels/eng.json';
import { renameDocument } from './rename-document.ts';
import type { stockPage } from './stock.contract.ts';
import { searchBesideChart, searchOnOtherVenue, stockPath } from './stock-address.ts';
import { stockTitle } from './stock-head.ts';
import { type StockTradingData, toTrading } from './stock-trading.ts';
import { switchVenue, type VenueEvent, type VenueSwitch } from './venue-switch.ts';

type Switch = VenueSwitch<StockTradingData>;

export interface VenueSwitching {
  readonly state: Switch;
  /** For a click on any link to another venue of this share. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Goes from venue to venue without a reload; where script does not run, the links are followed as they are. */
export function useVenueSwitch(): VenueSwitching {
  const first = usePageData<StockTradingData>();
  const { write } = usePageDataStore();
  const link = useLink();
  const here = useHere();
  const t = useLabels<typeof english>('stock');
  const nameOf = (page: StockTradingData) => ({
    path: stockPath(page, venuesOf(page).venueId),
    title: stockTitle(page, t),
  });

  const [state, dispatch] = useReducer<Switch, [VenueEvent<StockTradingData>]>(switchVenue, {
    status: 'shown',
    page: first,
    address: link(nameOf(first).path),
  });
  const pending = useRef<AbortController>(null);
  const requests = useRef(0);

  const load = async (type: 'chosen' | 'went-back', address: string) => {
    pending.current?.abort();
    const request = ++requests.current;
    dispatch({ type, address, request });
    if (address === state.address) return;
    const controller = new AbortController();
    pending.current = controller;
    try {
      // The chart itself requests what is not in its first state.
      const requested = address + searchBesideChart(location.search);
      const loaded = await callPage<typeof stockPage>(requested, controller.signal);
      if (controller.signal.aborted) return;
      const page = keepUnchanged(state.page, toTrading(loaded));
      const name = nameOf(page);
      if (type === 'chosen') history.pushState(null, '', address + searchOnOtherVenue(location.search));
      renameDocument(nameOf(state.page), name);
      here.moveTo(name.path);
      write(page);
      dispatch({ type: 'arrived', page, request });
    } catch {
      if (controller.signal.aborted) return;
      // The address goes on naming what is shown.
      if (type === 'went-back') history.replaceState(null, '', state.address);
      dispatch({ type: 'failed', request });
    }
  };

  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => {
    const goBack = () => void latestLoad.current('went-back', location.pathname);
    // The table of venues is another island.
    const followInTable = (event: globalThis.MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-in-place=venue]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      void latestLoad.current('chosen', link.pathname);
    };
    addEventListener('popstate', goBack);
    document.addEventListener('click', followInTable);
    return () => {
      removeEventListener('popstate', goBack);
      document.removeEventListener('click', followInTable);
      pending.current?.abort();
    };
  }, []);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void load('chosen', event.currentTarget.pathname);
  };
  return { state, follow };
}

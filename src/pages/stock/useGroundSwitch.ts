import { type MouseEvent, useEffect, useReducer, useRef } from 'react';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { useHere } from '#foundation/navigation/Here.tsx';
import { isPlainClick } from '#foundation/navigation/plain-click.ts';
import { callPage } from '#foundation/web/call.ts';
import { type GroundEvent, type GroundSwitch, switchGround } from './ground-switch.ts';
import { keepUnchanged } from './keep-unchanged.ts';
import type english from './labels/eng.json';
import { renameDocument } from './rename-document.ts';
import type { StockPageData, stockPage } from './stock.contract.ts';
import { searchBesideChart, searchOnOtherGround, stockPath } from './stock-address.ts';
import { stockTitle } from './stock-head.ts';

type Switch = GroundSwitch<StockPageData>;

export interface GroundSwitching {
  readonly state: Switch;
  /** For a click on any link to another ground of this share. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Goes from ground to ground without a reload; where script does not run, the links are followed as they are. */
export function useGroundSwitch(first: StockPageData): GroundSwitching {
  const link = useLink();
  const here = useHere();
  const t = useLabels<typeof english>('stock');
  const nameOf = (page: StockPageData) => ({
    path: stockPath(page, page.groundId),
    title: stockTitle(page, t),
  });

  const [state, dispatch] = useReducer<Switch, [GroundEvent<StockPageData>]>(switchGround, {
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
      // The chart asks for itself what is not in its first state.
      const asked = address + searchBesideChart(location.search);
      const loaded = await callPage<typeof stockPage>(asked, controller.signal);
      if (controller.signal.aborted) return;
      const page = keepUnchanged(state.page, loaded);
      const name = nameOf(page);
      if (type === 'chosen') history.pushState(null, '', address + searchOnOtherGround(location.search));
      renameDocument(nameOf(state.page), name);
      here.moveTo(name.path);
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
    addEventListener('popstate', goBack);
    return () => {
      removeEventListener('popstate', goBack);
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

import { type ComponentType, lazy } from 'react';
import type { TradingTableProps } from '#features/trading-table/TradingTable.tsx';

const load = () => import('#features/trading-table/TradingTable.tsx').then((part) => part.TradingTable);

/** Drawn with the page where its address requests it; its script is loaded by those who look at a table. */
export const ListingTable: ComponentType<TradingTableProps> = import.meta.env.SSR
  ? await load()
  : lazy(async () => ({ default: await load() }));

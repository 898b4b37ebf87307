import type { ListId } from '../list-fields.ts';
import { keptBonds } from './bonds.server.ts';
import { keptCompanies } from './companies.server.ts';
import { keptEtfs } from './etfs.server.ts';
import { keptIndexes } from './indexes.server.ts';
import type { KeptList } from './kept-list.server.ts';
import { keptStocks } from './stocks.server.ts';

type Use<Result> = <Stored extends { readonly id: number; readonly name: string }, Told extends object>(
  kept: KeptList<Stored, Told>,
) => Result;

/** Does the same with any of the five. */
export function withKeptList<Result>(list: ListId, use: Use<Result>): Result {
  switch (list) {
    case 'bonds':
      return use(keptBonds);
    case 'stocks':
      return use(keptStocks);
    case 'indexes':
      return use(keptIndexes);
    case 'etf':
      return use(keptEtfs);
    case 'companies':
      return use(keptCompanies);
  }
}

import type { ListId } from '../list-fields.ts';
import { bondSource } from './bonds.server.ts';
import { companySource } from './companies.server.ts';
import { etfSource } from './etfs.server.ts';
import { indexSource } from './indexes.server.ts';
import type { ListSource } from './list-source.server.ts';
import { stockSource } from './stocks.server.ts';

type Use<Result> = <Stored extends { readonly id: number; readonly name: string }, Listed extends object>(
  source: ListSource<Stored, Listed>,
) => Result;

/** Does the same with any of the five. */
export function withListSource<Result>(list: ListId, use: Use<Result>): Result {
  switch (list) {
    case 'bonds':
      return use(bondSource);
    case 'stocks':
      return use(stockSource);
    case 'indexes':
      return use(indexSource);
    case 'etf':
      return use(etfSource);
    case 'companies':
      return use(companySource);
  }
}

import { localizedName } from '#domain/languages/localized-name.ts';
import { seal } from '#platform/contract/sealed.ts';
import type { ListedIndex } from '../lists.contract.ts';
import { findIndexRows, type IndexRow } from './indexes.repository.ts';
import { changeOf, dayNumber, type ListSource } from './list-source.server.ts';

export const indexSource: ListSource<IndexRow, ListedIndex> = {
  named: 'index',
  follows: {
    instrument: 'instrument',
    issuer: 'issuer',
    market_index: 'instrument',
    index_member: 'instrument',
    index_value: 'prices',
  },
  find: findIndexRows,
  toScreened: (index) => ({
    id: index.id,
    facets: { currency: index.currency, country: index.countries },
    numbers: {
      members: index.members,
      value: index.value,
      change: changeOf(index.previous, index.value),
      date: dayNumber(index.day),
      base_date: dayNumber(index.baseOn),
    },
    codes: { ticker: index.ticker },
  }),
  toListed: (index, language) => ({
    id: index.id,
    string_id: index.stringId,
    name: localizedName(index.name, index.names, language),
    status: index.status,
    ticker: index.ticker,
    currency: index.currency,
    members: index.members,
    value: seal('chart-values', index.value),
    change: changeOf(index.previous, index.value),
    date: index.day,
    base_date: index.baseOn,
  }),
};

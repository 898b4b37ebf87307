import { localizedName } from '#domain/languages/localized-name.ts';
import { seal } from '#platform/contract/sealed.ts';
import type { ListedEtf } from '../lists.contract.ts';
import { type EtfRow, findEtfRows } from './etfs.repository.ts';
import type { ListSource } from './list-source.server.ts';
import { describeTraded, screenTraded } from './traded.server.ts';

export const etfSource: ListSource<EtfRow, ListedEtf> = {
  named: 'etf',
  follows: {
    instrument: 'instrument',
    issuer: 'issuer',
    venue: 'all',
    listing: 'instrument',
    etf: 'instrument',
    daily_trading: 'prices',
    split: 'instrument',
  },
  find: findEtfRows,
  toScreened: (etf) => {
    const { facets, numbers, codes } = screenTraded(etf);
    const { id, houseStringId, indexStringId, expense, assets } = etf;
    return {
      id,
      facets: { ...facets, house: houseStringId, index: indexStringId },
      numbers: { ...numbers, expense, assets },
      codes,
    };
  },
  toListed: (etf, language) => ({
    ...describeTraded(etf, language),
    house: localizedName(etf.houseName, etf.houseNames, language),
    index: etf.indexName && localizedName(etf.indexName, etf.indexNames ?? {}, language),
    expense: etf.expense,
    assets: seal('last-price', etf.assets),
  }),
};

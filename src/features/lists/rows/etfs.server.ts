import { localizedName } from '#domain/languages/localized-name.ts';
import { seal } from '#foundation/web/sealed.ts';
import type { ListedEtf } from '../lists.contract.ts';
import { type EtfRow, findEtfRows } from './etfs.repository.ts';
import type { KeptList } from './kept-list.server.ts';
import { screenTraded, tellTraded } from './traded.server.ts';

export const keptEtfs: KeptList<EtfRow, ListedEtf> = {
  follows: ['instrument', 'issuer', 'trading_ground', 'listing', 'etf', 'daily_trading', 'split'],
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
  toTold: (etf, language) => ({
    ...tellTraded(etf, language),
    house: localizedName(etf.houseName, etf.houseNames, language),
    index: etf.indexName && localizedName(etf.indexName, etf.indexNames ?? {}, language),
    expense: etf.expense,
    assets: seal('last-price', etf.assets),
  }),
};

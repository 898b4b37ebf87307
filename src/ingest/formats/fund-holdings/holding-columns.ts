import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { ColumnNames } from '../columns.ts';

export type HoldingField =
  | 'name'
  | 'weight'
  | 'fund'
  | 'fundIsin'
  | 'fundName'
  | 'day'
  | 'isin'
  | 'ticker'
  | 'cusip'
  | 'assetClass'
  | 'exchange'
  | 'shares'
  | 'marketValue';

/** As the sites of the providers write them, in their languages. */
export const HOLDING_COLUMNS: ColumnNames<HoldingField> = {
  weight: COLUMN_WORDS.weight,
  name: [
    'holding name',
    'security name',
    'securityname',
    'holdings',
    'holding',
    'security',
    'security description',
    'description',
    'name of security',
    'instrument name',
    'issuer name',
    'asset name',
    'constituent',
    'constituent name',
    ...COLUMN_WORDS.name,
  ],
  fund: ['fund', 'fund ticker', 'etf ticker', 'fund symbol', 'account', 'fonds'],
  fundIsin: ['fund isin', 'etf isin'],
  fundName: ['fund name', 'etf name'],
  day: ['as of date', 'as of', 'holdings date', 'holding date', 'effective date', ...COLUMN_WORDS.day],
  isin: COLUMN_WORDS.isin,
  ticker: [
    'holding ticker',
    'issuer ticker',
    'stockticker',
    'stock ticker',
    'emittententicker',
    'ticker du titre',
    'ticker dell’emittente',
    'local ticker',
    ...COLUMN_WORDS.ticker,
  ],
  cusip: ['cusip', 'security identifier', 'identifier'],
  assetClass: [
    'asset class',
    'asset type',
    'asset group',
    'asset category',
    'security type',
    'type of security',
    'holding type',
    'anlageklasse',
    'assetklasse',
    'classe d’actifs',
    'classe dactifs',
    'clase de activo',
    'clase de activos',
    'classe di attività',
    'asset',
  ],
  exchange: ['exchange', 'stock exchange', 'primary listing', 'börse', 'bourse', 'bolsa', 'borsa', 'cambio'],
  shares: [
    'shares',
    'shares held',
    'shares/par value',
    'shares / quantity',
    'number of shares',
    'quantity',
    'quantity held',
    'nominal',
    'par value',
    'nominale',
    'notional value',
    'anzahl der anteile',
    'actions',
    'valor nominal',
  ],
  marketValue: [
    'market value',
    'marketvalue',
    'market value ($)',
    'market value (usd)',
    'market value (us$)',
    'base market value',
    'position value',
    'marktwert',
    'valeur de marché',
    'valor de mercado',
    'valore di mercato',
    'value',
  ],
};

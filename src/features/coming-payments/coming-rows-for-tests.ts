import type { ComingEventRow } from './coming-payments.contract.ts';

export const comingRow = (changes: Partial<ComingEventRow> = {}): ComingEventRow => ({
  id: 'dividend-7-dividend',
  date: '2026-08-20',
  kind: 'dividend',
  name: 'Norvik Steel',
  ticker: 'NVK',
  lnk: '/stocks/norvik-steel/',
  amount: 1.2,
  currency_name: 'EUR',
  quantity: 100,
  total: 120,
  floating: null,
  ...changes,
});

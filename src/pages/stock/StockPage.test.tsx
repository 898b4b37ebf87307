import { expect, test } from 'vitest';
import { formatOf } from '#foundation/i18n/format.ts';
import { english, markupFor, textOf } from '#foundation/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { view } from './StockPage.tsx';
import { type StockPageData, stockPage } from './stock.contract.ts';

const row = {
  trading_ground: 'Amber Coast',
  'trading_ground.id': 1,
  date: '2026-11-13',
  'date.numeric': 0,
  last: 84.36,
  change: 1.83,
  buy_sell: null,
  open: null,
  min: null,
  max: null,
  avg: null,
  legal_close_price: null,
  tiker: 'NRVK',
  currency_name: 'EUR',
  class: 'increase',
};

function share(change: object = {}): StockPageData {
  return stockPage.reply.parse({
    stockId: 7,
    groundId: 1,
    stringId: 'norvik-steel',
    emitentId: 1,
    branchId: 1,
    tradingGrounds: [
      { id: 1, text: 'Amber Coast' },
      { id: 2, text: 'Tulip Valley' },
    ],
    stockInfo: {
      stock_full_name: 'Norvik Steel',
      tiker: 'NRVK',
      isin: 'XX00NRVK0018',
      share_type: 'ordinary',
      status: 'active',
      emitent_name: 'Norvik Group',
      emitent_string_id: 'norvik-group',
      branch_name: 'Steel',
      splits: [],
    },
    paramsTable: [
      { name: 'share_type', value: 'ordinary' },
      { name: 'country', value: 'NO' },
      { name: 'nominal', value: 0.5 },
      { name: 'listed_on', value: '2004-03-11' },
      { name: 'isin', value: null },
    ],
    exchangeTable: {
      data: [
        row,
        {
          ...row,
          trading_ground: 'Tulip Valley',
          'trading_ground.id': 2,
          last: 3620.1,
          currency_name: 'TRY',
        },
      ],
    },
    priceDynamics: null,
    indicators: null,
    dividends: [],
    dividendsTable: { data: [], years: [] },
    nearestDividend: null,
    emitentSharesStocksList: [],
    emitentSharesBondsList: [],
    indexesList: [],
    hideGraph: false,
    get_tradings: '/api/chart/get_tradings/',
    priceChart: null,
    tradingTable: null,
    indexTabs: [],
    excelLink: null,
    excelExportAccess: false,
    excelDefaultStart: '2021-01-01',
    excelDefaultEnd: '2026-11-14',
    excelGraphTableStartDate: null,
    excelGraphTableEndDate: null,
    blocks: {
      ifrs: null,
      ras: null,
      placements: null,
      'price-forecasts': null,
      holders: null,
      leaders: null,
      'emitent-profile': null,
      news: null,
      comments: null,
      'related-emitents': null,
      managers: null,
      'managers-related': null,
      'annual-reports': null,
      multipliers: null,
      'esg-reports': null,
      'bank-ras': null,
      consensus: null,
    },
    failed: [],
    today: '2026-11-14',
    ...change,
  });
}

const draw = (data: StockPageData) =>
  markupFor(
    'paid',
    <MessageBannerProvider>
      <view.View data={data} />
    </MessageBannerProvider>,
  );
const headOf = (data: StockPageData) => view.head(data, { translator: english, format: formatOf('eng') });

test('ST-02 the price in the heading is that of the ground that the page shows', () => {
  expect(textOf(draw(share()))).toContain('Last price 84.36 EUR +1.83 % Amber Coast · 13.11.2026');
  expect(textOf(draw(share({ groundId: 2 })))).toContain(
    'Last price 3 620.10 TRY +1.83 % Tulip Valley · 13.11.2026',
  );
});

test('a share that never traded has no price in its heading', () => {
  const untraded = { ...row, date: null, 'date.numeric': null, last: null, change: null, class: null };
  expect(textOf(draw(share({ exchangeTable: { data: [untraded] } })))).not.toContain('Last price');
});

test('ST-01 each ground has its own address, the first one the short one', () => {
  const markup = draw(share({ groundId: 2 }));
  expect(markup).toMatch(/<a [^>]*href="\/stocks\/norvik-steel\/"[^>]*>Amber Coast</);
  expect(markup).toMatch(/<a [^>]*href="\/stocks\/norvik-steel\/2\/" aria-current="true"[^>]*>Tulip Valley</);
});

test('ST-06 parameters are written as this language writes them', () => {
  const list = draw(share()).split('id="parameters"')[1] ?? '';
  expect(textOf(`<${list}`)).toContain(
    'Type of share Ordinary share Country Norway Nominal value 0.5 Listed since 11.03.2004 ISIN –',
  );
});

test('ST-05 a section without data is absent', () => {
  const markup = draw(share());
  expect(markup).toContain('id="grounds"');
  expect(markup).not.toContain('id="dividends"');
  expect(markup).not.toContain('id="dynamics"');
});

test('a share that is listed nowhere is still a page', () => {
  const data = share({ groundId: null, tradingGrounds: [], exchangeTable: { data: [] } });
  expect(textOf(draw(data))).toMatch(/Norvik Steel NRVK .*Ordinary share XX00NRVK0018 Norvik Group Steel/);
  expect(headOf(data).path).toBe('/stocks/norvik-steel/');
});

test('ST-02 title and address name a ground that is not the first', () => {
  expect(headOf(share())).toMatchObject({
    title: 'Norvik Steel (NRVK): price, dividends and trading grounds',
    path: '/stocks/norvik-steel/',
  });
  expect(headOf(share({ groundId: 2 }))).toMatchObject({
    title: 'Norvik Steel (NRVK) on Tulip Valley: price, dividends and trading grounds',
    path: '/stocks/norvik-steel/2/',
  });
});

test('the breadcrumbs lead over the list of shares to the page', () => {
  expect(headOf(share({ groundId: 2 })).breadcrumbs).toEqual([
    { name: 'Shares', path: '/stocks/' },
    { name: 'Norvik Steel', path: '/stocks/norvik-steel/2/' },
  ]);
});

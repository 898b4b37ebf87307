import { expect, test } from 'vitest';
import { toVenueFields } from '#features/exchange-table/exchange-table.wire.ts';
import { toVenueFields as toPageVenues } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { english, markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { PageDataProvider } from '#platform/islands/page-data.tsx';
import { createStore } from '#platform/islands/store.ts';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { view } from './StockPage.tsx';
import { type StockPageData, stockPage } from './stock.contract.ts';
import { toIssuerFields } from './stock.wire.ts';

const row = {
  ...toVenueFields({ id: 1, name: 'Amber Coast', ticker: 'NRVK' }),
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
  currency_name: 'EUR',
  class: 'increase',
};

const VENUES = [
  { id: 1, text: 'Amber Coast' },
  { id: 2, text: 'Tulip Valley' },
];

function share(change: object = {}): StockPageData {
  return stockPage.reply.parse({
    stockId: 7,
    ...toPageVenues(1, VENUES),
    stringId: 'norvik-steel',
    issuerId: 1,
    industryId: 1,
    stockInfo: {
      stock_full_name: 'Norvik Steel',
      registered_name: null,
      ticker: 'NRVK',
      isin: 'XX00NRVK0018',
      share_type: 'ordinary',
      status: 'active',
      issuer_name: 'Norvik Group',
      issuer_string_id: 'norvik-group',
      industry_name: 'Steel',
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
          ...toVenueFields({ id: 2, name: 'Tulip Valley', ticker: 'NRVK' }),
          last: 3620.1,
          currency_name: 'TRY',
        },
      ],
    },
    priceDynamics: null,
    indicators: null,
    dividends: [],
    dividendsTable: { stock_id: 1, data: [], count: 0, splits: [], years: [] },
    nearestDividend: null,
    ...toIssuerFields([], []),
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
      'issuer-profile': null,
      news: null,
      comments: null,
      'related-issuers': null,
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

const onSecondVenue = toPageVenues(2, VENUES);

const draw = (data: StockPageData) =>
  markupFor(
    'paid',
    <MessageBannerProvider>
      <PageDataProvider store={createStore<unknown>(view.islands?.share?.(data))}>
        <view.View data={data} />
      </PageDataProvider>
    </MessageBannerProvider>,
  );
const headOf = (data: StockPageData) => view.head(data, { translator: english, format: formatOf('eng') });

test('ST-02 the price in the heading is that of the venue that the page shows', () => {
  expect(textOf(draw(share()))).toContain(
    'Last price 84.36 EUR +1.83% Change on the day: how it is calculated Amber Coast · 13.11.2026',
  );
  expect(textOf(draw(share(onSecondVenue)))).toContain(
    'Last price 3 620.10 TRY +1.83% Change on the day: how it is calculated Tulip Valley · 13.11.2026',
  );
});

test('a share that never traded has no price in its heading', () => {
  const untraded = { ...row, date: null, 'date.numeric': null, last: null, change: null, class: null };
  expect(textOf(draw(share({ exchangeTable: { data: [untraded] } })))).not.toContain('Last price');
});

test('ST-01 each venue has its own address, the first one the short one', () => {
  const markup = draw(share(onSecondVenue));
  expect(markup).toMatch(/<a [^>]*href="\/stocks\/norvik-steel\/"[^>]*>Amber Coast</);
  expect(markup).toMatch(/<a [^>]*href="\/stocks\/norvik-steel\/2\/" aria-current="true"[^>]*>Tulip Valley</);
});

test('ST-06 parameters are written as this language writes them', () => {
  const list = draw(share()).split('id="parameters"')[1] ?? '';
  expect(textOf(`<${list}`)).toContain(
    'Share class Ordinary share Country Norway Nominal value 0.5 Listed since 11.03.2004 ISIN –',
  );
});

test('ST-05 a section without data is absent', () => {
  const markup = draw(share());
  expect(markup).toContain('id="venues"');
  expect(markup).not.toContain('id="dividends"');
  expect(markup).not.toContain('id="dynamics"');
});

test('a share that is listed nowhere is still a page', () => {
  const data = share({ ...toPageVenues(null, []), exchangeTable: { data: [] } });
  expect(textOf(draw(data))).toMatch(/Norvik Steel NRVK .*Ordinary share XX00NRVK0018 Norvik Group Steel/);
  expect(headOf(data).path).toBe('/stocks/norvik-steel/');
});

test('ST-02 title and address name a venue that is not the first', () => {
  expect(headOf(share())).toMatchObject({
    title: 'Norvik Steel (NRVK): price, dividends and exchanges',
    path: '/stocks/norvik-steel/',
  });
  expect(headOf(share(onSecondVenue))).toMatchObject({
    title: 'Norvik Steel (NRVK) on Tulip Valley: price, dividends and exchanges',
    path: '/stocks/norvik-steel/2/',
  });
});

test('the breadcrumbs lead over the list of shares to the page', () => {
  expect(headOf(share(onSecondVenue)).breadcrumbs).toEqual([
    { name: 'Stocks', path: '/stocks/' },
    { name: 'Norvik Steel', path: '/stocks/norvik-steel/2/' },
  ]);
});

test('LV-01 the registered name stands under another one', () => {
  const named = { ...share().stockInfo, registered_name: 'Norvik Stål AS' };
  expect(textOf(draw(share({ stockInfo: named })))).toMatch(/Norvik Steel NRVK .*?Norvik Stål AS Ordinary/);
  expect(draw(share())).not.toContain('translate="no"');
});

test('ST-02 a share that is registered under its issuer’s name says that name once', () => {
  const named = { ...share().stockInfo, registered_name: 'Norvik Group' };
  const heading = textOf(draw(share({ stockInfo: named }))).split('Norvik Steel NRVK')[1] ?? '';
  expect(heading.slice(0, 200).match(/Norvik Group/g)).toHaveLength(1);
});

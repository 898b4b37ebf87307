import { accountExamples } from './account-examples.ts';
import { EXPORT_ANSWERS, type ExampleIds, type Examples } from './example.ts';
import { OPERATOR_EXAMPLES } from './operator-examples.ts';

export function createExamples(ids: ExampleIds): Examples {
  const stockId = String(ids.stockId);
  const industryId = String(ids.industryId);
  const indexId = String(ids.indexId);
  const bondId = String(ids.bondId);
  return {
    ...OPERATOR_EXAMPLES,
    ...accountExamples(ids),
    'GET /api/labels/:module/': [{ params: { module: 'stock' } }],
    'GET /api/labels/:module/:repository/': [{ params: { module: 'price-dynamics', repository: 'pd' } }],
    'GET /api/stocks/:stockId/:venueId/price-dynamics/': [
      { params: { stockId, venueId: '1' } },
      { params: { stockId, venueId: '2' } },
    ],
    'GET /api/stocks/indicators/:stockId/:venueId/': [
      { params: { stockId, venueId: '1' } },
      { params: { stockId, venueId: '2' } },
    ],
    'GET /api/stocks/:stockId/dividends/': [{ params: { stockId } }],
    'GET /api/stocks/get-holders/:stockId/': [{ params: { stockId } }],
    'GET /api/stocks/get-growing-leaders/:industryId/:venueId/:direction/': [
      { params: { industryId, venueId: '1', direction: '1' } },
      { params: { industryId, venueId: '1', direction: '2' } },
    ],
    'GET /api/stocks/get-capitalization/:industryId/:venueId/': [{ params: { industryId, venueId: '1' } }],
    'GET /api/stocks/:stockId/:venueId/live/': [{ params: { stockId, venueId: '1' } }],
    'POST /api/contactActionLog/': [{ body: { actionId: 1 } }],
    'POST /api/bonds/:bondId/contactActionLog/': [{ params: { bondId: '1' }, body: { actionId: 1 } }],
    'GET /api/company/:issuerId/network/': [{ params: { issuerId: '1' } }],
    'GET /api/report_rsbu/:id/': [{ params: { id: '1' } }],
    // The id of lugorets-bank, which has both types in both editions.
    'GET /api/report_bank_rsbu/:issuerId/:archive/': [
      { params: { issuerId: '57', archive: '0' } },
      { params: { issuerId: '57', archive: '1' }, query: { type: '2' } },
    ],
    'GET /api/company/:issuerId/get-emitent-list-of-indexes/': [{ params: { issuerId: '1' } }],
    'GET /api/company/:issuerId/multipliers/': [{ params: { issuerId: '1' } }],
    'GET /api/company/:issuerId/multipliers/:period/:multipleId/:date/': [
      { params: { issuerId: '1', period: '1', multipleId: 'ev_ebitda', date: 'now' } },
      { params: { issuerId: '1', period: '2', multipleId: 'eps', date: '2025-12-31' } },
      { params: { issuerId: '1', period: '2', multipleId: 'dividend_yield', date: '2024-12-31' } },
    ],
    'GET /api/report_fmp/:issuerId/': [{ params: { issuerId: '1' } }],
    'GET /api/report_fmp/:issuerId/:periodId/': [{ params: { issuerId: '1', periodId: '1' } }],
    'GET /api/report_msfo/:id/': [{ params: { id: '1' } }],
    'GET /api/company/:issuerId/news/': [{ params: { issuerId: '1' } }],
    'GET /api/company/:issuerId/managers/': [{ params: { issuerId: '1' } }],
    'GET /api/company/:issuerId/managers/related/': [{ params: { issuerId: '1' } }],
    'GET /api/company/:issuerId/related/': [{ params: { issuerId: '1' } }],
    'GET /api/menu/': [{}, { query: { path: '/stocks/' } }],
    'GET /api/company/:issuerId/comments_about/': [
      { params: { issuerId: '1' } },
      { params: { issuerId: '1' }, query: { page: '2' } },
    ],
    'GET /api/comments/create_comments_access_request/:providerId/': [
      { params: { providerId: '1' }, isOwned: true },
    ],
    'POST /api/company/:issuerId/comments_access_request/:providerId/': [
      { params: { issuerId: '1', providerId: '1' }, body: {} },
    ],
    'GET /api/comments/access_requests/': [{}],
    // Who may open which is checked for every reader in tests/analytics-comments.test.ts.
    'GET /files/comments/:commentId/': [],
    'GET /company/:stringId/analytics/': [{ params: { stringId: ids.stringId } }],
    'GET /sources/:category/:stringId/': [
      { params: { category: 'stocks', stringId: ids.stringId } },
      { params: { category: 'companies', stringId: ids.stringId } },
    ],
    'GET /': [{}, { query: { curve: 'USD' } }],
    'GET /stocks/': [{}, { query: { page: 'last', columns: 'isin,market_value' } }],
    // Without coupons: their rates are open to all and may be the same figures as a locked yield or duration.
    'GET /bonds/': [
      { query: { coupon: 'zero' } },
      { query: { coupon: 'zero', status: 'active', sort: '-matures' } },
    ],
    'GET /indexes/': [{}],
    'GET /etf/': [{}, { query: { sort: 'expense' } }],
    'GET /export/lists/:list/': [
      { params: { list: 'bonds' }, answers: EXPORT_ANSWERS },
      { params: { list: 'stocks' }, query: { as: 'csv' }, answers: EXPORT_ANSWERS },
    ],
    'POST /api/lists/:list/export/': [
      { params: { list: 'bonds' }, body: { query: 'sector=bank', as: 'csv' } },
    ],
    'GET /stocks/:stringId/:venueId?/': [
      { params: { stringId: ids.stringId } },
      { params: { stringId: ids.stringId, venueId: '2' } },
      { params: { stringId: ids.stringId }, query: { mode: 'table' } },
      { params: { stringId: ids.stringId }, query: { view: 'archive', before: '2025-06-30' } },
    ],
    'GET /etf/:stringId/:venueId?/': [
      { params: { stringId: 'lanternfold-amber-40' } },
      { params: { stringId: 'lanternfold-amber-40' }, query: { mode: 'table' } },
    ],
    'GET /indexes/:stringId/': [
      { params: { stringId: 'silver-harbour-12' } },
      { params: { stringId: 'silver-harbour-12' }, query: { period: '6', trend: 'linear' } },
    ],
    'GET /api/docs/': [{}],
    'GET /widgets/:family?/': [{}, { params: { family: 'table' } }],
    'GET /widgets/long-table/': [{}],
    'POST /api/stocks/contactActionLog/': [{ body: { actionId: 80 } }],
    'GET /cb/current_user/action_log/global/json/:id/': [{ params: { id: '309' } }],
    'POST /cb/current_user/action_log/global/json/:id/': [{ params: { id: '309' } }],
    'GET /api/action_log/395/': [{}],
    'POST /api/action_log/395/': [{}],
    'GET /bonds/map/': [{}, { query: { currency: 'EUR', trend: 'linear', x: 'maturity', y: 'price' } }],
    'GET /compare/': [
      {},
      { query: { kind: 'bonds', ids: 'norvik-steel-bond-1,severozornneft-bond-1', curve: 'yield' } },
      { query: { kind: 'stocks', ids: 'norvik-steel,1' } },
      { query: { kind: 'companies', ids: 'norvik-steel' } },
    ],
    'GET /export/compare/': [
      { query: { kind: 'bonds', ids: 'norvik-steel-bond-1' }, answers: EXPORT_ANSWERS },
    ],
    'POST /api/compare/:kind/:ids/chart/:curve/': [
      { params: { kind: 'bonds', ids: 'norvik-steel-bond-1', curve: 'total' }, body: { periodId: 2 } },
      { params: { kind: 'stocks', ids: 'norvik-steel', curve: 'price' }, body: { periodId: 2 } },
    ],
    'GET /bonds/curves/': [{}, { query: { curves: 'EUR~bank,USD', view: 'forward', bonds: '2' } }],
    'GET /export/bonds/curves/': [{ query: { curves: 'EUR' }, answers: EXPORT_ANSWERS }],
    'GET /api/bond-maps/': [{}],
    'POST /api/bond-maps/': [{ body: { name: 'Mine', query: 'currency=EUR' } }],
    'POST /api/bond-maps/:id/rename/': [{ params: { id: '1' }, body: { name: 'Other' }, isOwned: true }],
    'POST /api/bond-maps/:id/remove/': [{ params: { id: '1' }, body: {}, isOwned: true }],
    'POST /api/bond-maps/:id/restore/': [{ params: { id: '1' }, body: {}, isOwned: true }],
    'GET /export/etf-holdings/:etfId/': [{ params: { etfId: String(ids.etfId) }, answers: EXPORT_ANSWERS }],
    'POST /api/suggest/:category/': [{ params: { category: 'stocks' }, body: { term: 'norvik' } }],
    'POST /api/suggest/': [{ body: { term: 'norvik' } }],
    'POST /api/search/compare/:term/': [{ params: { term: 'norvik' } }],
    'POST /api/indexes/:id/getGraphicData/': [
      { params: { id: indexId }, body: { beginDate: '2026-03-30', endDate: '2026-06-30' } },
      { params: { id: indexId }, body: { periodId: 99 } },
    ],
    'POST /api/indexes/:id/getCompareGraphicData/': [
      { params: { id: indexId }, body: { index_id: ids.indexId + 1, begin_date: '2026-06-01' } },
    ],
    'POST /api/indexes/:id/chart/': [
      { params: { id: indexId }, body: { periodId: 2 } },
      { params: { id: indexId }, body: { beginDate: '2026-06-01', endDate: '2026-06-30' } },
    ],
    'POST /api/bonds/:id/chart/:field/': [
      { params: { id: bondId, field: 'price' }, body: { periodId: 2 } },
      { params: { id: bondId, field: 'yield' }, body: { beginDate: '2026-06-01', endDate: '2026-06-30' } },
      { params: { id: bondId, field: 'spread' }, body: { periodId: 1 } },
    ],
    'GET /bonds/:stringId/': [
      { params: { stringId: 'norvik-steel-bond-1' } },
      { params: { stringId: 'severozornneft-bond-1' }, query: { chart: 'price', period: '2' } },
      { params: { stringId: 'sahinoz-insaat-bond-1' } },
    ],
    'GET /export/bonds/:bondId/schedule/': [{ params: { bondId }, answers: EXPORT_ANSWERS }],
    'POST /api/chart/get_tradings/': [
      {
        body: {
          date_from: '2026-03-30',
          date_to: '2026-06-30',
          stocks_ids: [ids.stockId],
          trading_ground_ids: [1],
          fields: ['last_price.numeric', 'avar_price.numeric', 'buying_quote.numeric', 'overturn.numeric'],
        },
      },
      {
        body: {
          date_from: '2026-06-30',
          date_to: '2026-06-30',
          stocks_ids: [ids.stockId],
          trading_ground_ids: [1],
          fields: ['last_price.numeric', 'overturn.numeric'],
        },
      },
    ],
    'POST /api/stocks/:stockId/:venueId/createTableTradingFullInfo/': [
      { params: { stockId, venueId: '1' }, body: { dateFrom: '2026-03-30', dateTo: '2026-06-30' } },
    ],
    'GET /api/stocks/get-tradings-full-info-table/:stockId/:venueId/': [
      { params: { stockId, venueId: '1' } },
      { params: { stockId, venueId: '2' }, query: { before: '2025-06-30', to: '2025-12-31' } },
    ],
    'GET /calculator/': [
      {},
      { query: { bond: 'norvik-steel-bond-1' } },
      { query: { yield: '7.25', calls: 'x' } },
    ],
    'GET /company/': [{}, { query: { country: 'NO', kind: 'company', find: 'norvik', sort: '-country' } }],
    'GET /api/company/get-report/:apiUrl/:issuerId/': [
      { params: { apiUrl: 'quarterly', issuerId: '1' } },
      { params: { apiUrl: 'annual', issuerId: '1' } },
    ],
    'GET /export/ifrs/:issuerId/:periodId/': [
      { params: { issuerId: '1', periodId: '4' }, query: { from: '', to: '' }, answers: EXPORT_ANSWERS },
    ],
    'GET /export/msfo/:issuerId/': [{ params: { issuerId: '1' }, answers: EXPORT_ANSWERS }],
    'GET /export/ras/:issuerId/': [{ params: { issuerId: '1' }, answers: EXPORT_ANSWERS }],
    'GET /export/bank/:issuerId/:type/': [
      { params: { issuerId: '57', type: '1' }, query: { archive: '1' }, answers: EXPORT_ANSWERS },
    ],
    'GET /export/bonds/:stringId/explain/:what/': [
      { params: { stringId: 'norvik-steel-bond-1', what: 'yield' }, answers: EXPORT_ANSWERS },
    ],
    'GET /export/company/:stringId/explain/:multipleId/': [
      { params: { stringId: 'norvik-steel', multipleId: 'ev_ebitda' }, answers: EXPORT_ANSWERS },
    ],
    'GET /company/:stringId/explain/:multipleId/': [
      { params: { stringId: 'norvik-steel', multipleId: 'ev_ebitda' } },
      {
        params: { stringId: 'norvik-steel', multipleId: 'eps' },
        query: { period: '2', date: '2025-12-31' },
      },
    ],
    'GET /bonds/:stringId/explain/:what/': [
      { params: { stringId: 'norvik-steel-bond-1', what: 'yield' } },
      { params: { stringId: 'severozornneft-bond-1', what: 'z-spread' }, query: { end: 'put' } },
      { params: { stringId: 'norvik-steel-bond-2', what: 'modified' }, query: { convention: 'street' } },
      { params: { stringId: 'norvik-steel-bond-4', what: 'accrued' } },
    ],
    'GET /stocks/:stringId/explain/:what/': [
      { params: { stringId: 'norvik-steel', what: 'change-day' } },
      { params: { stringId: 'norvik-steel', what: 'change-year' }, query: { venue: '2' } },
      { params: { stringId: 'norvik-steel', what: 'dividend-yield' } },
    ],
    'GET /etf/:stringId/explain/:what/': [
      { params: { stringId: 'lanternfold-amber-40', what: 'tracking-difference' } },
      { params: { stringId: 'lanternfold-amber-40', what: 'tracking-error' }, query: { span: 'past-1' } },
    ],
    'GET /indexes/:stringId/explain/:what/': [
      { params: { stringId: 'amber-40', what: 'value' } },
      { params: { stringId: 'amber-40', what: 'change-year' } },
    ],
    'GET /bonds/:stringId/risk/:what/': [
      { params: { stringId: 'norvik-steel-bond-1', what: 'key-rate' }, query: { at: '1' } },
      { params: { stringId: 'norvik-steel-bond-1', what: 'scenario-price' }, query: { at: 'parallel:-50' } },
      { params: { stringId: 'norvik-steel-bond-1', what: 'total-return' }, query: { at: '3' } },
    ],
    'GET /calculator/explain/:what/': [
      { params: { what: 'yield' }, query: { bond: 'norvik-steel-bond-1', price: '98.5' } },
    ],
    'GET /export/stocks/:stringId/explain/:what/': [
      { params: { stringId: 'norvik-steel', what: 'change-day' }, answers: EXPORT_ANSWERS },
    ],
    'GET /export/etf/:stringId/explain/:what/': [
      { params: { stringId: 'lanternfold-amber-40', what: 'tracking-error' }, answers: EXPORT_ANSWERS },
    ],
    'GET /export/indexes/:stringId/explain/:what/': [
      { params: { stringId: 'amber-40', what: 'value' }, answers: EXPORT_ANSWERS },
    ],
    'GET /export/bonds/:stringId/risk/:what/': [
      {
        params: { stringId: 'norvik-steel-bond-1', what: 'carry' },
        query: { at: '3' },
        answers: EXPORT_ANSWERS,
      },
    ],
    'GET /export/calculator/explain/:what/': [
      { params: { what: 'yield' }, query: { price: '98.5' }, answers: EXPORT_ANSWERS },
    ],
    'GET /export/trading/:stockId/:venueId/': [
      {
        params: { stockId, venueId: '1' },
        query: { from: '2026-06-01', to: '' },
        answers: EXPORT_ANSWERS,
      },
    ],
    'GET /api/stocks/:stockId/:venueId/trading-export/': [
      { params: { stockId, venueId: '1' }, query: { from: '2026-06-01', to: '2026-06-30' } },
    ],
    'POST /api/stocks/:stockId/:venueId/trading-export/': [
      { params: { stockId, venueId: '1' }, body: { from: '', to: '', archive: true } },
    ],
    'GET /files/reports/:fileId/': [{ params: { fileId: ids.reportFileId } }],
    'GET /company/:stringId/': [
      { params: { stringId: 'norvik-steel' } },
      { params: { stringId: 'lugorets-bank' }, query: { ifrs: '2' } },
      { params: { stringId: 'vexley-robotics' } },
    ],
    'GET /search/': [{}, { query: { q: 'norvik', category: 'stocks', page: '2' } }],
  };
}

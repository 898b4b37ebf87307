import type { TestViewer } from '../../src/app/app-for-tests.server.ts';

/** One real call for each endpoint and page; the matrix fails when one is missing here. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** It belongs to one person: others are informed that it is not there, or that they may not. */
  readonly isOwned?: true;
  /** Of a download: what its own rules answer these visitors, where audience and capability alone would not show. */
  readonly answers?: Readonly<Partial<Record<TestViewer, number>>>;
}

/** Signed in, paid and with the account's own permission. */
const EXPORT_ANSWERS = { anonymous: 401, free: 403, noexcel: 403, operator: 403 } as const;

const NO_ONES = '00000000-0000-4000-8000-000000000000';

export function createExamples(ids: {
  stockId: number;
  industryId: number;
  stringId: string;
  indexId: number;
  bondId: number;
  etfId: number;
  reportFileId: string;
}): Readonly<Record<string, readonly Example[]>> {
  const stockId = String(ids.stockId);
  const industryId = String(ids.industryId);
  const indexId = String(ids.indexId);
  const bondId = String(ids.bondId);
  return {
    'GET /api/labels/:module/': [{ params: { module: 'stock' } }],
    'GET /api/labels/:module/:repository/': [{ params: { module: 'price-dynamics', repository: 'pd' } }],
    'POST /api/auth/sign-in/': [{ body: { email: 'free@demo.example', password: 'basispoint-demo' } }],
    'POST /api/auth/sign-out/': [{ body: {} }],
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
    'GET /api/user/settings/': [{}],
    'POST /api/user/set-settings/': [{ body: { settings: { settings: { globals: { hints: true } } } } }],
    'POST /api/user/language/': [{ body: { language: 'eng' } }],
    'GET /api/user/state/': [{}],
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
    'POST /api/operator/comment-requests/:id/': [
      { params: { id: '1' }, body: { decision: 'approved', seen: 'waiting' } },
    ],
    // Who may open which is checked for every reader in tests/analytics-comments.test.ts.
    'GET /files/comments/:commentId/': [],
    'GET /company/:stringId/analytics/': [{ params: { stringId: ids.stringId } }],
    'GET /sources/:category/:stringId/': [
      { params: { category: 'stocks', stringId: ids.stringId } },
      { params: { category: 'companies', stringId: ids.stringId } },
    ],
    'GET /operator/comment-requests/': [{}, { query: { state: 'rejected' } }],
    'GET /api/watchlist/coming/': [{}],
    'POST /api/watchlist/calendar/': [{ body: {} }],
    'POST /api/watchlist/calendar/revoke/': [{ body: {} }],
    'GET /watchlist/calendar/': [{}],
    // Opened by a secret and by nothing else: tests/coming-payments.test.ts.
    'GET /calendar/:file': [],
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
    'GET /sign-in/': [{}],
    'GET /api/docs/': [{}],
    'GET /widgets/:family?/': [{}, { params: { family: 'table' } }],
    'GET /widgets/long-table/': [{}],
    // Without a running request there is no code to send: tests/attacks/codes.test.ts asks with one.
    'GET /api/auth/send-code/': [],
    'POST /api/auth/send-code/': [{ body: {} }],
    'POST /api/auth/send-code/:purpose/': [{ params: { purpose: 'sign-in' }, body: {} }],
    'POST /api/auth/code/': [{ body: { address: 'free@demo.example' } }],
    'POST /api/auth/code/confirm/': [{ body: { code: '123456' } }],
    'POST /api/auth/register/': [
      { body: { email: 'new@demo.example', password: 'a quiet evening', name: 'New' } },
    ],
    'POST /api/auth/register/confirm/': [{ body: { code: '123456' } }],
    'POST /api/auth/reset-password/': [{ body: { email: 'free@demo.example' } }],
    'POST /api/auth/reset-password/confirm/': [{ body: { code: '123456', password: 'a quiet evening' } }],
    'POST /api/profile/update_mob/': [{ body: { phone: '' } }],
    'POST /api/profile/confirm_mob/': [{ body: { code: '123456' } }],
    'POST /api/profile/update_email/': [{ body: { email: 'new@demo.example', password: 'x' } }],
    'POST /api/profile/confirm_email/': [{ body: { code: '123456' } }],
    'POST /api/profile/change_password/': [{ body: { current: 'x', password: 'a quiet evening' } }],
    'GET /sign-in/code/': [{}],
    'GET /register/': [{}],
    // There is none where an administrator exists.
    'GET /setup/': [{ isOwned: true }],
    'POST /api/setup/': [
      {
        body: { name: 'A', email: 'a@example.com', password: 'no matter what', siteName: '' },
        isOwned: true,
      },
    ],
    'GET /operator/start/': [{}],
    'GET /operator/health/': [{}],
    'POST /api/operator/demo/load/': [{ body: {} }],
    'POST /api/operator/demo/stop/': [{ body: {} }],
    'GET /reset-password/': [{}],
    'GET /enter-code/:purpose/': [
      { params: { purpose: 'sign-in' } },
      { params: { purpose: 'register' } },
      { params: { purpose: 'reset-password' } },
      { params: { purpose: 'confirm-email' } },
      { params: { purpose: 'confirm-phone' } },
    ],
    'POST /api/consent/': [{ body: { choice: 'necessary' } }],
    'GET /api/catfish/': [{}],
    'POST /api/catfish/:id/shown/': [{ params: { id: '1' } }],
    'POST /api/catfish/:id/clicked/': [{ params: { id: '1' } }],
    'POST /api/operator/ads/': [
      { body: { name: 'Tea', text: 'Tea for readers', link: '/stocks/', starts_on: '2026-06-01' } },
    ],
    'POST /api/operator/ads/:adId/': [
      {
        params: { adId: '1' },
        body: { name: 'Tea', text: 'Tea for readers', link: '/stocks/', starts_on: '2026-06-01' },
      },
    ],
    'POST /api/operator/ads/:adId/switch/': [{ params: { adId: '1' }, body: { is_on: false } }],
    'POST /api/operator/ads/:adId/delete/': [{ params: { adId: '1' }, body: {} }],
    'GET /operator/ads/:adId?/': [{}, { params: { adId: '1' } }],
    'POST /api/profile/update_name/': [{ body: { name: 'Someone' } }],
    'POST /api/profile/sessions/:id/end/': [{ params: { id: '1' }, body: {} }],
    'POST /api/profile/sessions/end-others/': [{ body: {} }],
    'POST /api/auth/sign-out-everywhere/': [{ body: {} }],
    'POST /api/profile/pa/subscr_send_request/': [{ body: { tariff: 677 } }],
    'POST /api/profile/pa/subscr_expand_request/': [{ body: { tariff: 677 } }],
    'POST /api/profile/pa/requests/:id/withdraw/': [{ params: { id: '1' }, body: {} }],
    'POST /api/operator/requests/:id/grant/': [{ params: { id: '1' }, body: {} }],
    'POST /api/operator/requests/:id/reject/': [{ params: { id: '1' }, body: { answer: 'No.' } }],
    'POST /api/operator/tariffs/:id/': [{ params: { id: '1' }, body: { name_eng: 'Basic' } }],
    'GET /profile/': [{}],
    'GET /profile/access/': [{}],
    'GET /operator/requests/': [{}, { query: { state: 'rejected' } }],
    'GET /operator/tariffs/': [{}],
    'GET /auth/:provider/': [],
    'GET /auth/:provider/callback/': [],
    'GET /operator/': [{}],
    'GET /operator/outbox/': [{}, { query: { state: 'held', channel: 'mail', page: '2' } }],
    'POST /api/operator/outbox/:messageId/send/': [{ params: { messageId: '1' }, body: {} }],
    'POST /api/operator/outbox/:messageId/delete/': [{ params: { messageId: '1' }, body: {} }],
    'GET /operator/sources/:code?/': [{}],
    'POST /api/operator/sources/': [{ body: { code: 'drop', what: 'folder' } }],
    'POST /api/operator/sources/:code/': [{ params: { code: 'drop' }, body: {} }],
    'POST /api/operator/sources/:code/run/': [{ params: { code: 'drop' }, body: {} }],
    'POST /api/operator/sources/:code/pause/': [{ params: { code: 'drop' }, body: {} }],
    'POST /api/operator/sources/:code/resume/': [{ params: { code: 'drop' }, body: {} }],
    'POST /api/operator/sources/:code/delete/': [{ params: { code: 'drop' }, body: {} }],
    'POST /api/operator/source-runs/:batchId/confirm/': [{ params: { batchId: '1' }, body: {} }],
    'POST /api/operator/source-runs/:batchId/discard/': [{ params: { batchId: '1' }, body: {} }],
    'GET /operator/imports/': [{}, { query: { page: '2' } }],
    'GET /operator/imports/:draftId/': [{ params: { draftId: '1' }, isOwned: true }],
    'GET /operator/imports/:draftId/files/:position/': [
      { params: { draftId: '1', position: '0' }, isOwned: true },
    ],
    'GET /operator/imports/:draftId/check/': [{ params: { draftId: '1' }, isOwned: true }],
    'GET /operator/imports/:draftId/difference/': [{ params: { draftId: '1' }, isOwned: true }],
    'GET /operator/imports/:draftId/difference/file/': [
      { params: { draftId: '1' }, answers: { operator: 404 } },
    ],
    'GET /operator/imports/batches/:batchId/': [{ params: { batchId: '1' } }],
    'GET /operator/imports/batches/:batchId/rejected/:position/': [
      { params: { batchId: '1', position: '0' }, answers: { operator: 404 } },
    ],
    'POST /api/operator/imports/': [],
    'POST /api/operator/imports/:draftId/check/': [{ params: { draftId: '1' }, body: { creates: true } }],
    'POST /api/operator/imports/:draftId/confirm/': [
      { params: { draftId: '1' }, body: { digest: '0'.repeat(64) } },
    ],
    'POST /api/operator/imports/:draftId/stop/': [{ params: { draftId: '1' }, body: {} }],
    'POST /api/operator/imports/:draftId/discard/': [{ params: { draftId: '1' }, body: {} }],
    'POST /api/operator/imports/:draftId/files/:position/': [
      { params: { draftId: '1', position: '0' }, body: { format: 'any-table', column_0: 'day' } },
    ],
    'POST /api/operator/imports/:draftId/files/:position/preview/': [
      { params: { draftId: '1', position: '0' }, body: { dayOrder: 'dmy' }, isOwned: true },
    ],
    'POST /api/operator/imports/batches/:batchId/undo/': [{ params: { batchId: '1' }, body: {} }],
    'POST /api/operator/jobs/:jobId/retry/': [
      { params: { jobId: '00000000-0000-4000-8000-000000000000' }, body: {} },
    ],
    'POST /api/stocks/contactActionLog/': [{ body: { actionId: 80 } }],
    'GET /cb/current_user/action_log/global/json/:id/': [{ params: { id: '309' } }],
    'POST /cb/current_user/action_log/global/json/:id/': [{ params: { id: '309' } }],
    'GET /api/action_log/395/': [{}],
    'POST /api/action_log/395/': [{}],
    'GET /api/profile/support/tickets/': [{ isOwned: true }],
    'POST /api/profile/support/tickets/': [{ body: { subject: 'Coupons', text: 'Which rate is meant?' } }],
    'POST /api/profile/support/tickets/:ticketId/messages/': [
      { params: { ticketId: '1' }, body: { text: 'Thank you.' } },
    ],
    'POST /api/profile/support/tickets/:ticketId/read/': [{ params: { ticketId: '1' } }],
    'POST /api/profile/support/tickets/:ticketId/close/': [{ params: { ticketId: '1' } }],
    'GET /api/profile/support/unread/': [{}],
    'POST /api/operator/tickets/:ticketId/answer/': [
      { params: { ticketId: '1' }, body: { text: 'The last one.' } },
    ],
    'POST /api/operator/tickets/:ticketId/read/': [{ params: { ticketId: '1' } }],
    'POST /api/operator/tickets/:ticketId/close/': [{ params: { ticketId: '1' } }],
    'POST /api/operator/tickets/:ticketId/reopen/': [{ params: { ticketId: '1' } }],
    'GET /operator/log/': [{}, { query: { action: '395', email: 'paid@demo.example' } }],
    'GET /support/': [{}],
    'GET /support/:ticketId/': [{ params: { ticketId: '1' }, isOwned: true }],
    'GET /operator/tickets/': [{}, { query: { state: 'closed' } }],
    'GET /operator/tickets/:ticketId/': [{ params: { ticketId: '1' } }],
    'GET /watchlist/': [{}, { query: { removed: '1' } }],
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
    'GET /export/watchlist/': [{ answers: EXPORT_ANSWERS }],
    'GET /api/watchlist/': [{}, { query: { stockId } }],
    'POST /api/watchlist/addStock/': [{ body: { stockId: ids.stockId, add: [1], qnt: [10] } }],
    'POST /api/watchlist/:id/remove/': [{ params: { id: '1' }, body: {} }],
    'POST /api/watchlist/:id/restore/': [{ params: { id: '1' }, body: {} }],
    'POST /api/watchlist/:id/quantity/': [{ params: { id: '1' }, body: { quantity: 10 } }],
    'GET /operator/users/': [{}, { query: { find: 'demo', kind: 'paid' } }],
    'GET /operator/users/:userId/': [{ params: { userId: '1' } }],
    'POST /api/operator/users/:userId/level/': [{ params: { userId: '1' }, body: { value: 1, seen: 1 } }],
    'POST /api/operator/users/:userId/tariff/': [
      { params: { userId: '1' }, body: { value: null, seen: null } },
    ],
    'POST /api/operator/users/:userId/excel/': [
      { params: { userId: '1' }, body: { value: true, seen: false } },
    ],
    'POST /api/operator/users/:userId/role/': [
      { params: { userId: '1' }, body: { value: true, seen: false } },
    ],
    'POST /api/operator/users/:userId/lock/': [
      { params: { userId: '1' }, body: { value: true, seen: false } },
    ],
    'POST /api/operator/users/:userId/end-sessions/': [{ params: { userId: '1' }, body: {} }],
    'POST /api/suggest/:category/': [{ params: { category: 'stocks' }, body: { term: 'norvik' } }],
    'POST /api/suggest/': [{ body: { term: 'norvik' } }],
    'POST /api/search/compare/:term/': [{ params: { term: 'norvik' } }],
    'GET /operator/menu/': [{}],
    'GET /operator/menu/:nodeId/': [],
    'POST /api/operator/menu/': [{ body: { title_eng: 'Bonds', url: '/bonds/' } }],
    'POST /api/operator/menu/:nodeId/': [{ params: { nodeId: '1' }, body: { title_eng: 'Bonds', seen: '' } }],
    'POST /api/operator/menu/:nodeId/move/': [
      { params: { nodeId: '1' }, body: { direction: 'up', seen: 1 } },
    ],
    'POST /api/operator/menu/:nodeId/delete/': [{ params: { nodeId: '1' }, body: { seen: '', inside: 0 } }],
    'GET /operator/labels/': [{}],
    'GET /operator/labels/:module/:key/:language/': [
      { params: { module: 'leaders', key: 'share', language: 'eng' } },
    ],
    'POST /api/operator/labels/preview/': [
      { body: { module: 'leaders', key: 'share', language: 'eng', text: 'Share' } },
    ],
    'POST /api/operator/labels/:module/:key/:language/': [
      { params: { module: 'leaders', key: 'share', language: 'eng' }, body: { text: 'Share', seen: '' } },
    ],
    'POST /api/operator/labels/:module/:key/:language/unset/': [
      { params: { module: 'leaders', key: 'share', language: 'eng' }, body: { seen: '' } },
    ],
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
    'GET /api/exports/': [{ isOwned: true }],
    'POST /api/exports/:exportId/cancel/': [{ params: { exportId: NO_ONES }, body: {} }],
    'POST /api/exports/:exportId/seen/': [{ params: { exportId: NO_ONES }, body: {} }],
    'GET /files/exports/:exportId/': [
      {
        params: { exportId: NO_ONES },
        answers: { anonymous: 401, free: 404, noexcel: 404, operator: 404, paid: 404 },
      },
    ],
    'GET /exports/': [{}],
    'GET /files/reports/:fileId/': [{ params: { fileId: ids.reportFileId } }],
    'GET /company/:stringId/': [
      { params: { stringId: 'norvik-steel' } },
      { params: { stringId: 'lugorets-bank' }, query: { ifrs: '2' } },
      { params: { stringId: 'vexley-robotics' } },
    ],
    'GET /search/': [{}, { query: { q: 'norvik', category: 'stocks', page: '2' } }],
    'GET /operator/changes/': [{}, { query: { subject: 'user', by: 'command-line' } }],
  };
}

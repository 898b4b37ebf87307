import type { PageView } from '#foundation/web/page-view.ts';

/** How the browser finds the view of a page; each is a chunk of its own. */
export const views = {
  home: () => import('#pages/home/HomePage.tsx').then(erase),
  stocks: () => import('#pages/stocks/StocksPage.tsx').then(erase),
  stock: () => import('#pages/stock/StockPage.tsx').then(erase),
  'market-index': () => import('#pages/market-index/MarketIndexPage.tsx').then(erase),
  companies: () => import('#pages/companies/CompaniesPage.tsx').then(erase),
  company: () => import('#pages/company/CompanyPage.tsx').then(erase),
  'sign-in': () => import('#pages/sign-in/SignInPage.tsx').then(erase),
  'api-docs': () => import('#pages/api-docs/ApiDocsPage.tsx').then(erase),
  widgets: () => import('#pages/widgets/WidgetsPage.tsx').then(erase),
  'widgets-long-table': () => import('#pages/widgets-long-table/LongTablePage.tsx').then(erase),
  'sign-in-code': () => import('#pages/sign-in-code/SignInCodePage.tsx').then(erase),
  register: () => import('#pages/register/RegisterPage.tsx').then(erase),
  'reset-password': () => import('#pages/reset-password/ResetPasswordPage.tsx').then(erase),
  'enter-code': () => import('#pages/enter-code/EnterCodePage.tsx').then(erase),
  'operator-ads': () => import('#pages/operator-ads/OperatorAdsPage.tsx').then(erase),
  profile: () => import('#pages/profile/ProfilePage.tsx').then(erase),
  'profile-access': () => import('#pages/profile-access/ProfileAccessPage.tsx').then(erase),
  'operator-requests': () => import('#pages/operator-requests/OperatorRequestsPage.tsx').then(erase),
  'operator-tariffs': () => import('#pages/operator-tariffs/OperatorTariffsPage.tsx').then(erase),
  'operator-overview': () => import('#pages/operator-overview/OperatorOverviewPage.tsx').then(erase),
  'operator-outbox': () => import('#pages/operator-outbox/OperatorOutboxPage.tsx').then(erase),
  support: () => import('#pages/support/SupportPage.tsx').then(erase),
  'support-ticket': () => import('#pages/support/SupportTicketPage.tsx').then(erase),
  'operator-tickets': () => import('#pages/operator-tickets/OperatorTicketsPage.tsx').then(erase),
  'operator-ticket': () => import('#pages/operator-tickets/OperatorTicketPage.tsx').then(erase),
  'operator-log': () => import('#pages/operator-log/OperatorLogPage.tsx').then(erase),
  'operator-users': () => import('#pages/operator-users/OperatorUsersPage.tsx').then(erase),
  'operator-user': () => import('#pages/operator-users/OperatorUserPage.tsx').then(erase),
  'operator-menu': () => import('#pages/operator-menu/OperatorMenuPage.tsx').then(erase),
  'operator-menu-node': () => import('#pages/operator-menu/OperatorMenuNodePage.tsx').then(erase),
  'operator-labels': () => import('#pages/operator-labels/OperatorLabelsPage.tsx').then(erase),
  'operator-label': () => import('#pages/operator-labels/OperatorLabelPage.tsx').then(erase),
  'operator-changes': () => import('#pages/operator-changes/OperatorChangesPage.tsx').then(erase),
  'company-analytics': () => import('#pages/company-analytics/CompanyAnalyticsPage.tsx').then(erase),
  'operator-comment-requests': () =>
    import('#pages/operator-comment-requests/OperatorCommentRequestsPage.tsx').then(erase),
  watchlist: () => import('#pages/watchlist/WatchlistPage.tsx').then(erase),
  search: () => import('#pages/search/SearchPage.tsx').then(erase),
} as const;

export type PageId = keyof typeof views;

/** The server checked that the data fits the view; here the view is only drawn. */
function erase<Data>(module: { view: PageView<Data> }): PageView<unknown> {
  return module.view as PageView<unknown>;
}

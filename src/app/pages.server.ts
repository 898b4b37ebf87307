import type { Loader } from '#foundation/web/door.server.ts';
import type { PageView } from '#foundation/web/page-view.ts';
import { view as apiDocsView } from '#pages/api-docs/ApiDocsPage.tsx';
import { loadApiDocsPage } from '#pages/api-docs/api-docs.server.ts';
import { view as bondView } from '#pages/bond/BondPage.tsx';
import { loadBondPage } from '#pages/bond/bond.server.ts';
import { view as bondMapView } from '#pages/bond-map/BondMapPage.tsx';
import { loadBondMapPage } from '#pages/bond-map/bond-map.server.ts';
import { view as bondsView } from '#pages/bonds/BondsPage.tsx';
import { loadBondsPage } from '#pages/bonds/bonds.server.ts';
import { view as calculatorView } from '#pages/calculator/CalculatorPage.tsx';
import { loadCalculatorPage } from '#pages/calculator/calculator.server.ts';
import { view as companiesView } from '#pages/companies/CompaniesPage.tsx';
import { loadCompaniesPage } from '#pages/companies/companies.server.ts';
import { view as companyView } from '#pages/company/CompanyPage.tsx';
import { loadCompanyPage } from '#pages/company/company.server.ts';
import { view as companyAnalyticsView } from '#pages/company-analytics/CompanyAnalyticsPage.tsx';
import { loadCompanyAnalyticsPage } from '#pages/company-analytics/company-analytics.server.ts';
import { view as enterCodeView } from '#pages/enter-code/EnterCodePage.tsx';
import { loadEnterCodePage } from '#pages/enter-code/enter-code-page.server.ts';
import { view as etfView } from '#pages/etf/EtfPage.tsx';
import { loadEtfPage } from '#pages/etf/etf.server.ts';
import { view as etfsView } from '#pages/etfs/EtfsPage.tsx';
import { loadEtfsPage } from '#pages/etfs/etfs.server.ts';
import { view as explainBondView } from '#pages/explain-bond/ExplainBondPage.tsx';
import { loadExplainBondPage } from '#pages/explain-bond/explain-bond.server.ts';
import { view as exportsView } from '#pages/exports/ExportsPage.tsx';
import { loadExportsPage } from '#pages/exports/exports.server.ts';
import { view as homeView } from '#pages/home/HomePage.tsx';
import { loadHomePage } from '#pages/home/home.server.ts';
import { view as indexesView } from '#pages/indexes/IndexesPage.tsx';
import { loadIndexesPage } from '#pages/indexes/indexes.server.ts';
import { view as marketIndexView } from '#pages/market-index/MarketIndexPage.tsx';
import { loadMarketIndexPage } from '#pages/market-index/market-index.server.ts';
import { view as operatorAdsView } from '#pages/operator-ads/OperatorAdsPage.tsx';
import { loadOperatorAdsPage } from '#pages/operator-ads/operator-ads.server.ts';
import { view as operatorChangesView } from '#pages/operator-changes/OperatorChangesPage.tsx';
import { loadOperatorChangesPage } from '#pages/operator-changes/operator-changes.server.ts';
import { view as operatorCommentRequestsView } from '#pages/operator-comment-requests/OperatorCommentRequestsPage.tsx';
import { loadOperatorCommentRequestsPage } from '#pages/operator-comment-requests/operator-comment-requests.server.ts';
import { view as operatorLabelView } from '#pages/operator-labels/OperatorLabelPage.tsx';
import { view as operatorLabelsView } from '#pages/operator-labels/OperatorLabelsPage.tsx';
import {
  loadOperatorLabelPage,
  loadOperatorLabelsPage,
} from '#pages/operator-labels/operator-labels.server.ts';
import { view as operatorLogView } from '#pages/operator-log/OperatorLogPage.tsx';
import { loadOperatorLogPage } from '#pages/operator-log/operator-log.server.ts';
import { view as operatorMenuNodeView } from '#pages/operator-menu/OperatorMenuNodePage.tsx';
import { view as operatorMenuView } from '#pages/operator-menu/OperatorMenuPage.tsx';
import { loadOperatorMenuNodePage, loadOperatorMenuPage } from '#pages/operator-menu/operator-menu.server.ts';
import { view as operatorOutboxView } from '#pages/operator-outbox/OperatorOutboxPage.tsx';
import { loadOperatorOutboxPage } from '#pages/operator-outbox/operator-outbox.server.ts';
import { view as operatorOverviewView } from '#pages/operator-overview/OperatorOverviewPage.tsx';
import { loadOperatorOverviewPage } from '#pages/operator-overview/operator-overview.server.ts';
import { view as operatorRequestsView } from '#pages/operator-requests/OperatorRequestsPage.tsx';
import { loadOperatorRequestsPage } from '#pages/operator-requests/operator-requests.server.ts';
import { view as operatorTariffsView } from '#pages/operator-tariffs/OperatorTariffsPage.tsx';
import { loadOperatorTariffsPage } from '#pages/operator-tariffs/operator-tariffs.server.ts';
import { view as operatorTicketView } from '#pages/operator-tickets/OperatorTicketPage.tsx';
import { view as operatorTicketsView } from '#pages/operator-tickets/OperatorTicketsPage.tsx';
import {
  loadOperatorTicketPage,
  loadOperatorTicketsPage,
} from '#pages/operator-tickets/operator-tickets.server.ts';
import { view as operatorUserView } from '#pages/operator-users/OperatorUserPage.tsx';
import { view as operatorUsersView } from '#pages/operator-users/OperatorUsersPage.tsx';
import { loadOperatorUserPage } from '#pages/operator-users/operator-user.server.ts';
import { loadOperatorUsersPage } from '#pages/operator-users/operator-users.server.ts';
import { view as profileView } from '#pages/profile/ProfilePage.tsx';
import { loadProfilePage } from '#pages/profile/profile.server.ts';
import { view as profileAccessView } from '#pages/profile-access/ProfileAccessPage.tsx';
import { loadProfileAccessPage } from '#pages/profile-access/profile-access.server.ts';
import { view as registerView } from '#pages/register/RegisterPage.tsx';
import { loadRegisterPage } from '#pages/register/register-page.server.ts';
import { view as resetPasswordView } from '#pages/reset-password/ResetPasswordPage.tsx';
import { loadResetPasswordPage } from '#pages/reset-password/reset-password-page.server.ts';
import { view as searchView } from '#pages/search/SearchPage.tsx';
import { loadSearchPage } from '#pages/search/search-page.server.ts';
import { view as signInView } from '#pages/sign-in/SignInPage.tsx';
import { loadSignInPage } from '#pages/sign-in/sign-in-page.server.ts';
import { view as signInCodeView } from '#pages/sign-in-code/SignInCodePage.tsx';
import { loadSignInCodePage } from '#pages/sign-in-code/sign-in-code-page.server.ts';
import { view as stockView } from '#pages/stock/StockPage.tsx';
import { loadStockPage } from '#pages/stock/stock.server.ts';
import { view as stocksView } from '#pages/stocks/StocksPage.tsx';
import { loadStocksPage } from '#pages/stocks/stocks.server.ts';
import { view as supportView } from '#pages/support/SupportPage.tsx';
import { view as supportTicketView } from '#pages/support/SupportTicketPage.tsx';
import { loadSupportPage, loadSupportTicketPage } from '#pages/support/support.server.ts';
import { view as watchlistView } from '#pages/watchlist/WatchlistPage.tsx';
import { loadWatchlistPage } from '#pages/watchlist/watchlist.server.ts';
import { view as widgetsView } from '#pages/widgets/WidgetsPage.tsx';
import { loadWidgetsPage } from '#pages/widgets/widgets.server.ts';
import { view as longTableView } from '#pages/widgets-long-table/LongTablePage.tsx';
import { loadLongTablePage } from '#pages/widgets-long-table/long-table.server.ts';

export interface ServedPage {
  readonly loader: Loader;
  readonly view: PageView<unknown>;
  /** The file of its view, by which its assets are found. */
  readonly source: string;
}

/** Every page that the server draws. */
export const servedPages: readonly ServedPage[] = [
  { loader: loadHomePage, view: erase(homeView), source: 'src/pages/home/HomePage.tsx' },
  {
    loader: loadMarketIndexPage,
    view: erase(marketIndexView),
    source: 'src/pages/market-index/MarketIndexPage.tsx',
  },
  { loader: loadBondsPage, view: erase(bondsView), source: 'src/pages/bonds/BondsPage.tsx' },
  { loader: loadIndexesPage, view: erase(indexesView), source: 'src/pages/indexes/IndexesPage.tsx' },
  { loader: loadEtfsPage, view: erase(etfsView), source: 'src/pages/etfs/EtfsPage.tsx' },
  {
    loader: loadExplainBondPage,
    view: erase(explainBondView),
    source: 'src/pages/explain-bond/ExplainBondPage.tsx',
  },
  { loader: loadBondMapPage, view: erase(bondMapView), source: 'src/pages/bond-map/BondMapPage.tsx' },
  { loader: loadStocksPage, view: erase(stocksView), source: 'src/pages/stocks/StocksPage.tsx' },
  {
    loader: loadStockPage,
    view: erase(stockView),
    source: 'src/pages/stock/StockPage.tsx',
  },
  { loader: loadEtfPage, view: erase(etfView), source: 'src/pages/etf/EtfPage.tsx' },
  { loader: loadSignInPage, view: erase(signInView), source: 'src/pages/sign-in/SignInPage.tsx' },
  { loader: loadApiDocsPage, view: erase(apiDocsView), source: 'src/pages/api-docs/ApiDocsPage.tsx' },
  { loader: loadWidgetsPage, view: erase(widgetsView), source: 'src/pages/widgets/WidgetsPage.tsx' },
  {
    loader: loadLongTablePage,
    view: erase(longTableView),
    source: 'src/pages/widgets-long-table/LongTablePage.tsx',
  },
  {
    loader: loadSignInCodePage,
    view: erase(signInCodeView),
    source: 'src/pages/sign-in-code/SignInCodePage.tsx',
  },
  { loader: loadRegisterPage, view: erase(registerView), source: 'src/pages/register/RegisterPage.tsx' },
  {
    loader: loadResetPasswordPage,
    view: erase(resetPasswordView),
    source: 'src/pages/reset-password/ResetPasswordPage.tsx',
  },
  { loader: loadEnterCodePage, view: erase(enterCodeView), source: 'src/pages/enter-code/EnterCodePage.tsx' },
  {
    loader: loadOperatorAdsPage,
    view: erase(operatorAdsView),
    source: 'src/pages/operator-ads/OperatorAdsPage.tsx',
  },
  { loader: loadProfilePage, view: erase(profileView), source: 'src/pages/profile/ProfilePage.tsx' },
  {
    loader: loadProfileAccessPage,
    view: erase(profileAccessView),
    source: 'src/pages/profile-access/ProfileAccessPage.tsx',
  },
  {
    loader: loadOperatorRequestsPage,
    view: erase(operatorRequestsView),
    source: 'src/pages/operator-requests/OperatorRequestsPage.tsx',
  },
  {
    loader: loadOperatorTariffsPage,
    view: erase(operatorTariffsView),
    source: 'src/pages/operator-tariffs/OperatorTariffsPage.tsx',
  },
  {
    loader: loadOperatorOverviewPage,
    view: erase(operatorOverviewView),
    source: 'src/pages/operator-overview/OperatorOverviewPage.tsx',
  },
  {
    loader: loadOperatorOutboxPage,
    view: erase(operatorOutboxView),
    source: 'src/pages/operator-outbox/OperatorOutboxPage.tsx',
  },
  { loader: loadSupportPage, view: erase(supportView), source: 'src/pages/support/SupportPage.tsx' },
  {
    loader: loadSupportTicketPage,
    view: erase(supportTicketView),
    source: 'src/pages/support/SupportTicketPage.tsx',
  },
  {
    loader: loadOperatorTicketsPage,
    view: erase(operatorTicketsView),
    source: 'src/pages/operator-tickets/OperatorTicketsPage.tsx',
  },
  {
    loader: loadOperatorTicketPage,
    view: erase(operatorTicketView),
    source: 'src/pages/operator-tickets/OperatorTicketPage.tsx',
  },
  {
    loader: loadOperatorLogPage,
    view: erase(operatorLogView),
    source: 'src/pages/operator-log/OperatorLogPage.tsx',
  },
  {
    loader: loadOperatorUsersPage,
    view: erase(operatorUsersView),
    source: 'src/pages/operator-users/OperatorUsersPage.tsx',
  },
  {
    loader: loadOperatorUserPage,
    view: erase(operatorUserView),
    source: 'src/pages/operator-users/OperatorUserPage.tsx',
  },
  {
    loader: loadOperatorMenuPage,
    view: erase(operatorMenuView),
    source: 'src/pages/operator-menu/OperatorMenuPage.tsx',
  },
  {
    loader: loadOperatorMenuNodePage,
    view: erase(operatorMenuNodeView),
    source: 'src/pages/operator-menu/OperatorMenuNodePage.tsx',
  },
  {
    loader: loadOperatorLabelsPage,
    view: erase(operatorLabelsView),
    source: 'src/pages/operator-labels/OperatorLabelsPage.tsx',
  },
  {
    loader: loadOperatorLabelPage,
    view: erase(operatorLabelView),
    source: 'src/pages/operator-labels/OperatorLabelPage.tsx',
  },
  {
    loader: loadOperatorChangesPage,
    view: erase(operatorChangesView),
    source: 'src/pages/operator-changes/OperatorChangesPage.tsx',
  },
  { loader: loadBondPage, view: erase(bondView), source: 'src/pages/bond/BondPage.tsx' },
  {
    loader: loadCalculatorPage,
    view: erase(calculatorView),
    source: 'src/pages/calculator/CalculatorPage.tsx',
  },
  { loader: loadCompaniesPage, view: erase(companiesView), source: 'src/pages/companies/CompaniesPage.tsx' },
  {
    loader: loadCompanyAnalyticsPage,
    view: erase(companyAnalyticsView),
    source: 'src/pages/company-analytics/CompanyAnalyticsPage.tsx',
  },
  {
    loader: loadOperatorCommentRequestsPage,
    view: erase(operatorCommentRequestsView),
    source: 'src/pages/operator-comment-requests/OperatorCommentRequestsPage.tsx',
  },
  {
    loader: loadCompanyPage,
    view: erase(companyView),
    source: 'src/pages/company/CompanyPage.tsx',
  },
  { loader: loadWatchlistPage, view: erase(watchlistView), source: 'src/pages/watchlist/WatchlistPage.tsx' },
  { loader: loadExportsPage, view: erase(exportsView), source: 'src/pages/exports/ExportsPage.tsx' },
  { loader: loadSearchPage, view: erase(searchView), source: 'src/pages/search/SearchPage.tsx' },
];

/** The loader's reply schema is the view's data: the contract is one object for both. */
function erase<Data>(view: PageView<Data>): PageView<unknown> {
  return view as PageView<unknown>;
}

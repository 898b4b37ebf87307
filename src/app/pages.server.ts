import { view as enterCodeView } from '#pages/account/enter-code/EnterCodePage.tsx';
import { loadEnterCodePage } from '#pages/account/enter-code/enter-code-page.server.ts';
import { view as exportsView } from '#pages/account/exports/ExportsPage.tsx';
import { loadExportsPage } from '#pages/account/exports/exports.server.ts';
import { view as profileView } from '#pages/account/profile/ProfilePage.tsx';
import { loadProfilePage } from '#pages/account/profile/profile.server.ts';
import { view as profileAccessView } from '#pages/account/profile-access/ProfileAccessPage.tsx';
import { loadProfileAccessPage } from '#pages/account/profile-access/profile-access.server.ts';
import { view as registerView } from '#pages/account/register/RegisterPage.tsx';
import { loadRegisterPage } from '#pages/account/register/register-page.server.ts';
import { view as resetPasswordView } from '#pages/account/reset-password/ResetPasswordPage.tsx';
import { loadResetPasswordPage } from '#pages/account/reset-password/reset-password-page.server.ts';
import { view as screensView } from '#pages/account/screens/ScreensPage.tsx';
import { loadScreensPage } from '#pages/account/screens/screens.server.ts';
import { view as signInView } from '#pages/account/sign-in/SignInPage.tsx';
import { loadSignInPage } from '#pages/account/sign-in/sign-in-page.server.ts';
import { view as signInCodeView } from '#pages/account/sign-in-code/SignInCodePage.tsx';
import { loadSignInCodePage } from '#pages/account/sign-in-code/sign-in-code-page.server.ts';
import { view as supportView } from '#pages/account/support/SupportPage.tsx';
import { view as supportTicketView } from '#pages/account/support/SupportTicketPage.tsx';
import { loadSupportPage, loadSupportTicketPage } from '#pages/account/support/support.server.ts';
import { view as watchlistView } from '#pages/account/watchlist/WatchlistPage.tsx';
import { loadWatchlistPage } from '#pages/account/watchlist/watchlist.server.ts';
import { view as operatorAdsView } from '#pages/operator/operator-ads/OperatorAdsPage.tsx';
import { loadOperatorAdsPage } from '#pages/operator/operator-ads/operator-ads.server.ts';
import { view as operatorChangesView } from '#pages/operator/operator-changes/OperatorChangesPage.tsx';
import { loadOperatorChangesPage } from '#pages/operator/operator-changes/operator-changes.server.ts';
import { view as operatorCommentRequestsView } from '#pages/operator/operator-comment-requests/OperatorCommentRequestsPage.tsx';
import { loadOperatorCommentRequestsPage } from '#pages/operator/operator-comment-requests/operator-comment-requests.server.ts';
import { view as operatorLabelView } from '#pages/operator/operator-labels/OperatorLabelPage.tsx';
import { view as operatorLabelsView } from '#pages/operator/operator-labels/OperatorLabelsPage.tsx';
import {
  loadOperatorLabelPage,
  loadOperatorLabelsPage,
} from '#pages/operator/operator-labels/operator-labels.server.ts';
import { view as operatorLogView } from '#pages/operator/operator-log/OperatorLogPage.tsx';
import { loadOperatorLogPage } from '#pages/operator/operator-log/operator-log.server.ts';
import { view as operatorMenuNodeView } from '#pages/operator/operator-menu/OperatorMenuNodePage.tsx';
import { view as operatorMenuView } from '#pages/operator/operator-menu/OperatorMenuPage.tsx';
import {
  loadOperatorMenuNodePage,
  loadOperatorMenuPage,
} from '#pages/operator/operator-menu/operator-menu.server.ts';
import { view as operatorOutboxView } from '#pages/operator/operator-outbox/OperatorOutboxPage.tsx';
import { loadOperatorOutboxPage } from '#pages/operator/operator-outbox/operator-outbox.server.ts';
import { view as operatorRequestsView } from '#pages/operator/operator-requests/OperatorRequestsPage.tsx';
import { loadOperatorRequestsPage } from '#pages/operator/operator-requests/operator-requests.server.ts';
import { view as operatorSourcesView } from '#pages/operator/operator-sources/OperatorSourcesPage.tsx';
import { loadOperatorSourcesPage } from '#pages/operator/operator-sources/operator-sources.server.ts';
import { view as operatorTariffsView } from '#pages/operator/operator-tariffs/OperatorTariffsPage.tsx';
import { loadOperatorTariffsPage } from '#pages/operator/operator-tariffs/operator-tariffs.server.ts';
import { view as operatorTicketView } from '#pages/operator/operator-tickets/OperatorTicketPage.tsx';
import { view as operatorTicketsView } from '#pages/operator/operator-tickets/OperatorTicketsPage.tsx';
import {
  loadOperatorTicketPage,
  loadOperatorTicketsPage,
} from '#pages/operator/operator-tickets/operator-tickets.server.ts';
import { view as operatorUserView } from '#pages/operator/operator-users/OperatorUserPage.tsx';
import { view as operatorUsersView } from '#pages/operator/operator-users/OperatorUsersPage.tsx';
import { loadOperatorUserPage } from '#pages/operator/operator-users/operator-user.server.ts';
import { loadOperatorUsersPage } from '#pages/operator/operator-users/operator-users.server.ts';
import { view as apiDocsView } from '#pages/public/api-docs/ApiDocsPage.tsx';
import { loadApiDocsPage } from '#pages/public/api-docs/api-docs.server.ts';
import { view as bondView } from '#pages/public/bond/BondPage.tsx';
import { loadBondPage } from '#pages/public/bond/bond.server.ts';
import { view as bondsView } from '#pages/public/bonds/BondsPage.tsx';
import { loadBondsPage } from '#pages/public/bonds/bonds.server.ts';
import { view as companiesView } from '#pages/public/companies/CompaniesPage.tsx';
import { loadCompaniesPage } from '#pages/public/companies/companies.server.ts';
import { view as companyView } from '#pages/public/company/CompanyPage.tsx';
import { loadCompanyPage } from '#pages/public/company/company.server.ts';
import { view as companyAnalyticsView } from '#pages/public/company-analytics/CompanyAnalyticsPage.tsx';
import { loadCompanyAnalyticsPage } from '#pages/public/company-analytics/company-analytics.server.ts';
import { view as etfView } from '#pages/public/etf/EtfPage.tsx';
import { loadEtfPage } from '#pages/public/etf/etf.server.ts';
import { view as etfsView } from '#pages/public/etfs/EtfsPage.tsx';
import { loadEtfsPage } from '#pages/public/etfs/etfs.server.ts';
import { view as homeView } from '#pages/public/home/HomePage.tsx';
import { loadHomePage } from '#pages/public/home/home.server.ts';
import { view as indexesView } from '#pages/public/indexes/IndexesPage.tsx';
import { loadIndexesPage } from '#pages/public/indexes/indexes.server.ts';
import { view as marketIndexView } from '#pages/public/market-index/MarketIndexPage.tsx';
import { loadMarketIndexPage } from '#pages/public/market-index/market-index.server.ts';
import { view as provenanceView } from '#pages/public/provenance/ProvenancePage.tsx';
import { loadProvenancePage } from '#pages/public/provenance/provenance.server.ts';
import { view as searchView } from '#pages/public/search/SearchPage.tsx';
import { loadSearchPage } from '#pages/public/search/search-page.server.ts';
import { view as stockView } from '#pages/public/stock/StockPage.tsx';
import { loadStockPage } from '#pages/public/stock/stock.server.ts';
import { view as stocksView } from '#pages/public/stocks/StocksPage.tsx';
import { loadStocksPage } from '#pages/public/stocks/stocks.server.ts';
import { view as widgetsView } from '#pages/public/widgets/WidgetsPage.tsx';
import { loadWidgetsPage } from '#pages/public/widgets/widgets.server.ts';
import { view as longTableView } from '#pages/public/widgets-long-table/LongTablePage.tsx';
import { loadLongTablePage } from '#pages/public/widgets-long-table/long-table.server.ts';
import { explainPages } from './explain-pages.server.ts';
import { importPages } from './import-pages.server.ts';
import { operationPages } from './operation-pages.server.ts';
import { erase, type ServedPage } from './served-page.server.ts';
import { toolPages } from './tool-pages.server.ts';

/** Every page that the server draws. */
export const servedPages: readonly ServedPage[] = [
  { loader: loadHomePage, view: erase(homeView), source: 'src/pages/public/home/home.islands.ts' },
  {
    loader: loadMarketIndexPage,
    view: erase(marketIndexView),
    source: 'src/pages/public/market-index/market-index.islands.ts',
  },
  { loader: loadBondsPage, view: erase(bondsView), source: 'src/pages/public/bonds/BondsPage.tsx' },
  { loader: loadIndexesPage, view: erase(indexesView), source: 'src/pages/public/indexes/IndexesPage.tsx' },
  { loader: loadEtfsPage, view: erase(etfsView), source: 'src/pages/public/etfs/EtfsPage.tsx' },
  ...explainPages,
  { loader: loadStocksPage, view: erase(stocksView), source: 'src/pages/public/stocks/StocksPage.tsx' },
  {
    loader: loadStockPage,
    view: erase(stockView),
    source: 'src/pages/public/stock/stock.islands.ts',
  },
  { loader: loadEtfPage, view: erase(etfView), source: 'src/pages/public/etf/etf.islands.ts' },
  { loader: loadSignInPage, view: erase(signInView), source: 'src/pages/account/sign-in/SignInPage.tsx' },
  { loader: loadApiDocsPage, view: erase(apiDocsView), source: 'src/pages/public/api-docs/ApiDocsPage.tsx' },
  { loader: loadWidgetsPage, view: erase(widgetsView), source: 'src/pages/public/widgets/WidgetsPage.tsx' },
  {
    loader: loadLongTablePage,
    view: erase(longTableView),
    source: 'src/pages/public/widgets-long-table/LongTablePage.tsx',
  },
  {
    loader: loadSignInCodePage,
    view: erase(signInCodeView),
    source: 'src/pages/account/sign-in-code/SignInCodePage.tsx',
  },
  {
    loader: loadRegisterPage,
    view: erase(registerView),
    source: 'src/pages/account/register/RegisterPage.tsx',
  },
  {
    loader: loadResetPasswordPage,
    view: erase(resetPasswordView),
    source: 'src/pages/account/reset-password/ResetPasswordPage.tsx',
  },
  {
    loader: loadEnterCodePage,
    view: erase(enterCodeView),
    source: 'src/pages/account/enter-code/EnterCodePage.tsx',
  },
  {
    loader: loadOperatorAdsPage,
    view: erase(operatorAdsView),
    source: 'src/pages/operator/operator-ads/OperatorAdsPage.tsx',
  },
  { loader: loadProfilePage, view: erase(profileView), source: 'src/pages/account/profile/ProfilePage.tsx' },
  {
    loader: loadProfileAccessPage,
    view: erase(profileAccessView),
    source: 'src/pages/account/profile-access/ProfileAccessPage.tsx',
  },
  {
    loader: loadOperatorRequestsPage,
    view: erase(operatorRequestsView),
    source: 'src/pages/operator/operator-requests/OperatorRequestsPage.tsx',
  },
  {
    loader: loadOperatorTariffsPage,
    view: erase(operatorTariffsView),
    source: 'src/pages/operator/operator-tariffs/OperatorTariffsPage.tsx',
  },
  {
    loader: loadOperatorSourcesPage,
    view: erase(operatorSourcesView),
    source: 'src/pages/operator/operator-sources/OperatorSourcesPage.tsx',
  },
  {
    loader: loadOperatorOutboxPage,
    view: erase(operatorOutboxView),
    source: 'src/pages/operator/operator-outbox/OperatorOutboxPage.tsx',
  },
  ...importPages,
  ...operationPages,
  ...toolPages,
  { loader: loadSupportPage, view: erase(supportView), source: 'src/pages/account/support/SupportPage.tsx' },
  {
    loader: loadSupportTicketPage,
    view: erase(supportTicketView),
    source: 'src/pages/account/support/SupportTicketPage.tsx',
  },
  {
    loader: loadOperatorTicketsPage,
    view: erase(operatorTicketsView),
    source: 'src/pages/operator/operator-tickets/OperatorTicketsPage.tsx',
  },
  {
    loader: loadOperatorTicketPage,
    view: erase(operatorTicketView),
    source: 'src/pages/operator/operator-tickets/OperatorTicketPage.tsx',
  },
  {
    loader: loadOperatorLogPage,
    view: erase(operatorLogView),
    source: 'src/pages/operator/operator-log/OperatorLogPage.tsx',
  },
  {
    loader: loadOperatorUsersPage,
    view: erase(operatorUsersView),
    source: 'src/pages/operator/operator-users/OperatorUsersPage.tsx',
  },
  {
    loader: loadOperatorUserPage,
    view: erase(operatorUserView),
    source: 'src/pages/operator/operator-users/OperatorUserPage.tsx',
  },
  {
    loader: loadOperatorMenuPage,
    view: erase(operatorMenuView),
    source: 'src/pages/operator/operator-menu/OperatorMenuPage.tsx',
  },
  {
    loader: loadOperatorMenuNodePage,
    view: erase(operatorMenuNodeView),
    source: 'src/pages/operator/operator-menu/OperatorMenuNodePage.tsx',
  },
  {
    loader: loadOperatorLabelsPage,
    view: erase(operatorLabelsView),
    source: 'src/pages/operator/operator-labels/OperatorLabelsPage.tsx',
  },
  {
    loader: loadOperatorLabelPage,
    view: erase(operatorLabelView),
    source: 'src/pages/operator/operator-labels/OperatorLabelPage.tsx',
  },
  {
    loader: loadOperatorChangesPage,
    view: erase(operatorChangesView),
    source: 'src/pages/operator/operator-changes/OperatorChangesPage.tsx',
  },
  { loader: loadBondPage, view: erase(bondView), source: 'src/pages/public/bond/bond.islands.ts' },
  {
    loader: loadCompaniesPage,
    view: erase(companiesView),
    source: 'src/pages/public/companies/CompaniesPage.tsx',
  },
  {
    loader: loadProvenancePage,
    view: erase(provenanceView),
    source: 'src/pages/public/provenance/ProvenancePage.tsx',
  },
  {
    loader: loadCompanyAnalyticsPage,
    view: erase(companyAnalyticsView),
    source: 'src/pages/public/company-analytics/CompanyAnalyticsPage.tsx',
  },
  {
    loader: loadOperatorCommentRequestsPage,
    view: erase(operatorCommentRequestsView),
    source: 'src/pages/operator/operator-comment-requests/OperatorCommentRequestsPage.tsx',
  },
  {
    loader: loadCompanyPage,
    view: erase(companyView),
    source: 'src/pages/public/company/company.islands.ts',
  },
  {
    loader: loadWatchlistPage,
    view: erase(watchlistView),
    source: 'src/pages/account/watchlist/WatchlistPage.tsx',
  },
  { loader: loadExportsPage, view: erase(exportsView), source: 'src/pages/account/exports/ExportsPage.tsx' },
  { loader: loadScreensPage, view: erase(screensView), source: 'src/pages/account/screens/ScreensPage.tsx' },
  { loader: loadSearchPage, view: erase(searchView), source: 'src/pages/public/search/SearchPage.tsx' },
];

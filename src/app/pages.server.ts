import type { Loader } from '#foundation/web/door.server.ts';
import type { PageView } from '#foundation/web/page-view.ts';
import { view as apiDocsView } from '#pages/api-docs/ApiDocsPage.tsx';
import { loadApiDocsPage } from '#pages/api-docs/api-docs.server.ts';
import { view as homeView } from '#pages/home/HomePage.tsx';
import { loadHomePage } from '#pages/home/home.server.ts';
import { view as operatorLogView } from '#pages/operator-log/OperatorLogPage.tsx';
import { loadOperatorLogPage } from '#pages/operator-log/operator-log.server.ts';
import { view as operatorTicketView } from '#pages/operator-tickets/OperatorTicketPage.tsx';
import { view as operatorTicketsView } from '#pages/operator-tickets/OperatorTicketsPage.tsx';
import {
  loadOperatorTicketPage,
  loadOperatorTicketsPage,
} from '#pages/operator-tickets/operator-tickets.server.ts';
import { view as signInView } from '#pages/sign-in/SignInPage.tsx';
import { loadSignInPage } from '#pages/sign-in/sign-in-page.server.ts';
import { view as stockView } from '#pages/stock/StockPage.tsx';
import { loadStockPage } from '#pages/stock/stock.server.ts';
import { view as stocksView } from '#pages/stocks/StocksPage.tsx';
import { loadStocksPage } from '#pages/stocks/stocks.server.ts';
import { view as supportView } from '#pages/support/SupportPage.tsx';
import { view as supportTicketView } from '#pages/support/SupportTicketPage.tsx';
import { loadSupportPage, loadSupportTicketPage } from '#pages/support/support.server.ts';
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
  { loader: loadStocksPage, view: erase(stocksView), source: 'src/pages/stocks/StocksPage.tsx' },
  { loader: loadStockPage, view: erase(stockView), source: 'src/pages/stock/StockPage.tsx' },
  { loader: loadSignInPage, view: erase(signInView), source: 'src/pages/sign-in/SignInPage.tsx' },
  { loader: loadApiDocsPage, view: erase(apiDocsView), source: 'src/pages/api-docs/ApiDocsPage.tsx' },
  { loader: loadWidgetsPage, view: erase(widgetsView), source: 'src/pages/widgets/WidgetsPage.tsx' },
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
    loader: loadLongTablePage,
    view: erase(longTableView),
    source: 'src/pages/widgets-long-table/LongTablePage.tsx',
  },
];

/** The loader's reply schema is the view's data: the contract is one object for both. */
function erase<Data>(view: PageView<Data>): PageView<unknown> {
  return view as PageView<unknown>;
}

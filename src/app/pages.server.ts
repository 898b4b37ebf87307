import type { Loader } from '#foundation/web/door.server.ts';
import type { PageView } from '#foundation/web/page-view.ts';
import { view as apiDocsView } from '#pages/api-docs/ApiDocsPage.tsx';
import { loadApiDocsPage } from '#pages/api-docs/api-docs.server.ts';
import { view as homeView } from '#pages/home/HomePage.tsx';
import { loadHomePage } from '#pages/home/home.server.ts';
import { view as operatorChangesView } from '#pages/operator-changes/OperatorChangesPage.tsx';
import { loadOperatorChangesPage } from '#pages/operator-changes/operator-changes.server.ts';
import { view as operatorLabelView } from '#pages/operator-labels/OperatorLabelPage.tsx';
import { view as operatorLabelsView } from '#pages/operator-labels/OperatorLabelsPage.tsx';
import {
  loadOperatorLabelPage,
  loadOperatorLabelsPage,
} from '#pages/operator-labels/operator-labels.server.ts';
import { view as operatorMenuNodeView } from '#pages/operator-menu/OperatorMenuNodePage.tsx';
import { view as operatorMenuView } from '#pages/operator-menu/OperatorMenuPage.tsx';
import { loadOperatorMenuNodePage, loadOperatorMenuPage } from '#pages/operator-menu/operator-menu.server.ts';
import { view as operatorUserView } from '#pages/operator-users/OperatorUserPage.tsx';
import { view as operatorUsersView } from '#pages/operator-users/OperatorUsersPage.tsx';
import { loadOperatorUserPage } from '#pages/operator-users/operator-user.server.ts';
import { loadOperatorUsersPage } from '#pages/operator-users/operator-users.server.ts';
import { view as signInView } from '#pages/sign-in/SignInPage.tsx';
import { loadSignInPage } from '#pages/sign-in/sign-in-page.server.ts';
import { view as stockView } from '#pages/stock/StockPage.tsx';
import { loadStockPage } from '#pages/stock/stock.server.ts';
import { view as stocksView } from '#pages/stocks/StocksPage.tsx';
import { loadStocksPage } from '#pages/stocks/stocks.server.ts';
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
  {
    loader: loadLongTablePage,
    view: erase(longTableView),
    source: 'src/pages/widgets-long-table/LongTablePage.tsx',
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
];

/** The loader's reply schema is the view's data: the contract is one object for both. */
function erase<Data>(view: PageView<Data>): PageView<unknown> {
  return view as PageView<unknown>;
}

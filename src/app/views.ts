import type { PageView } from '#foundation/web/page-view.ts';

/** How the browser finds the view of a page; each is a chunk of its own. */
export const views = {
  home: () => import('#pages/home/HomePage.tsx').then(erase),
  stocks: () => import('#pages/stocks/StocksPage.tsx').then(erase),
  stock: () => import('#pages/stock/StockPage.tsx').then(erase),
  'sign-in': () => import('#pages/sign-in/SignInPage.tsx').then(erase),
  'api-docs': () => import('#pages/api-docs/ApiDocsPage.tsx').then(erase),
  widgets: () => import('#pages/widgets/WidgetsPage.tsx').then(erase),
  'widgets-long-table': () => import('#pages/widgets-long-table/LongTablePage.tsx').then(erase),
  'operator-users': () => import('#pages/operator-users/OperatorUsersPage.tsx').then(erase),
  'operator-user': () => import('#pages/operator-users/OperatorUserPage.tsx').then(erase),
  'operator-menu': () => import('#pages/operator-menu/OperatorMenuPage.tsx').then(erase),
  'operator-menu-node': () => import('#pages/operator-menu/OperatorMenuNodePage.tsx').then(erase),
  'operator-labels': () => import('#pages/operator-labels/OperatorLabelsPage.tsx').then(erase),
  'operator-label': () => import('#pages/operator-labels/OperatorLabelPage.tsx').then(erase),
  'operator-changes': () => import('#pages/operator-changes/OperatorChangesPage.tsx').then(erase),
} as const;

export type PageId = keyof typeof views;

/** The server checked that the data fits the view; here the view is only drawn. */
function erase<Data>(module: { view: PageView<Data> }): PageView<unknown> {
  return module.view as PageView<unknown>;
}

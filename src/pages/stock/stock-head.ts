import type { Translate } from '#foundation/i18n/translator.ts';
import type { PageView } from '#foundation/web/page-view.ts';
import type english from './labels/eng.json';
import type { StockPageData } from './stock.contract.ts';
import { stockPath } from './stock-address.ts';

type Label = keyof typeof english;

export const stockHead: PageView<StockPageData>['head'] = (data, { translator }) => {
  const t = translator.of<Label>('stock');
  const { stock_full_name: name, emitent_name: issuer, branch_name: branch } = data.stockInfo;
  const path = stockPath(data, data.groundId);
  return {
    title: stockTitle(data, t),
    description: t('description', { name, issuer, branch }),
    path,
    breadcrumbs: [
      { name: t('shares'), path: '/stocks/' },
      { name, path },
    ],
  };
};

export function stockTitle(data: StockPageData, t: Translate<Label>): string {
  const { stock_full_name: name, tiker: ticker } = data.stockInfo;
  const share = ticker ? t('name_and_ticker', { name, ticker }) : name;
  const [first, ...others] = data.tradingGrounds;
  const ground = first?.id === data.groundId ? undefined : others.find(({ id }) => id === data.groundId);
  return ground ? t('title_on_ground', { share, ground: ground.text }) : t('title', { share });
}

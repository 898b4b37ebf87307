import type chartWords from '#market/trading-chart/labels/eng.json';
import { type VenueFields, venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { chartPicturePath } from '#platform/addresses/page-picture.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import type { Format } from '#platform/i18n/format.ts';
import type { Translate, Translator } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';
import type { StockPageData } from './stock.contract.ts';
import { stockPath } from './stock-address.ts';

type Label = keyof typeof english;

export const stockHead: PageView<StockPageData>['head'] = (data, { translator, format }) => {
  const t = translator.of<Label>('stock');
  const { stock_full_name: name, issuer_name: issuer, industry_name: industry } = data.stockInfo;
  const path = stockPath(data, venuesOf(data).venueId);
  return {
    title: stockTitle(data, t),
    description: t('description', { name, issuer, industry }),
    path,
    ...imageOf(data, path, translator, format),
    breadcrumbs: [
      { name: t('shares'), path: '/stocks/' },
      { name, path },
    ],
  };
};

/** Nothing where the picture would have nothing to show. */
function imageOf(
  { hideGraph, priceChart, stockInfo }: StockPageData,
  path: string,
  translator: Translator,
  format: Format,
) {
  if (hideGraph || !priceChart || priceChart.lastTradingDate === null) return {};
  const { date_from: from, date_to: to } = priceChart;
  const days = { name: stockInfo.stock_full_name, from: format.day(from), to: format.day(to) };
  const alt = translator.of<keyof typeof chartWords>('trading-chart')('chart_label', days);
  return { image: { path: chartPicturePath(path, 'png'), alt } };
}

export function stockTitle(
  data: Pick<StockPageData, 'stockInfo'> & VenueFields,
  t: Translate<Label>,
): string {
  const { stock_full_name: name, ticker } = data.stockInfo;
  const share = ticker ? t('name_and_ticker', { name, ticker }) : name;
  const { venueId, venues } = venuesOf(data);
  const [first, ...others] = venues;
  const venue = first?.id === venueId ? undefined : others.find(({ id }) => id === venueId);
  return venue ? t('title_on_venue', { share, venue: venue.text }) : t('title', { share });
}

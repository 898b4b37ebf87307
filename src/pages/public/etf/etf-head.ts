import type chartWords from '#market/trading-chart/labels/eng.json';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { chartPicturePath } from '#platform/addresses/page-picture.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import type { Format } from '#platform/i18n/format.ts';
import type { Translator } from '#platform/i18n/translator.ts';
import { type EtfPageData, etfPage } from './etf.contract.ts';
import type english from './labels/eng.json';

/** Without language prefix; the first venue of the list is not named. */
export function etfPath(page: EtfPageData, venueId: number | null): string {
  const isFirst = venueId === null || venuesOf(page).venues[0]?.id === venueId;
  return fillPath(etfPage.path, { stringId: page.stringId, venueId: isFirst ? undefined : venueId });
}

export const etfHead: PageView<EtfPageData>['head'] = (data, { translator, format }) => {
  const t = translator.of<keyof typeof english>('etf');
  const { name, parameters } = data;
  const { venues, venueId } = venuesOf(data);
  const path = etfPath(data, venueId);
  const fund = parameters.ticker ? t('name_and_ticker', { name, ticker: parameters.ticker }) : name;
  const venue = venues.slice(1).find(({ id }) => id === venueId);
  return {
    title: venue ? t('title_on_venue', { fund, venue: venue.text }) : t('title', { fund }),
    description: t('description', { name, house: parameters.house.name }),
    path,
    ...imageOf(data, path, translator, format),
    breadcrumbs: [
      { name: t('funds'), path: '/etf/' },
      { name, path },
    ],
  };
};

/** Nothing where the picture would have nothing to show. */
function imageOf({ name, priceChart }: EtfPageData, path: string, translator: Translator, format: Format) {
  if (!priceChart || priceChart.lastTradingDate === null) return {};
  const days = { name, from: format.day(priceChart.date_from), to: format.day(priceChart.date_to) };
  const alt = translator.of<keyof typeof chartWords>('trading-chart')('chart_label', days);
  return { image: { path: chartPicturePath(path, 'png'), alt } };
}

import { useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row, Tone } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import type { PriceForecast, Recommendation } from './price-forecasts.contract.ts';

const TONES: Readonly<Record<Recommendation, Tone>> = { buy: 'up', hold: 'flat', sell: 'down' };

export function ForecastsTable({ forecasts }: { forecasts: readonly PriceForecast[] }) {
  const t = useLabels<typeof english>('price-forecasts');
  const columns: readonly Column[] = [
    { key: 'provider', title: t('provider'), width: 'third' },
    { key: 'date', title: t('date'), kind: 'day' },
    { key: 'recommendation', title: t('recommendation') },
    { key: 'target', title: t('target'), kind: 'number', decimals: 2 },
    { key: 'upside', title: t('upside'), kind: 'change', isAlwaysShown: true },
    { key: 'by', title: t('reached_by'), kind: 'day', on: 'wide', align: 'end' },
  ];
  const toRow = (forecast: PriceForecast): Row => ({
    id: String(forecast.id),
    class: forecast.is_current ? undefined : 'faint',
    cells: {
      provider: {
        val: forecast.provider_name,
        ...(!forecast.is_current && { unit: t('past'), info: t('past_hint') }),
      },
      date: forecast.date,
      recommendation: { val: t(forecast.recommendation), class: TONES[forecast.recommendation] },
      target: { val: forecast.target, unit: forecast.currency_name, class: 'strong' },
      upside: forecast.upside,
      by: forecast.reached_by,
    },
  });
  return (
    <SimpleTable label={t('title')} columns={columns} rows={forecasts.map(toRow)} prompt={t('prompt')} />
  );
}

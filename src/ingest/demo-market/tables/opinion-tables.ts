import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { DemoComment } from '../opinions/comments.ts';
import { type ConsensusForecast, INDICATORS } from '../opinions/consensus.ts';
import type { PriceForecast } from '../opinions/price-forecasts.ts';
import { PROVIDERS } from '../opinions/providers.ts';
import type { TablePlan } from './table-plan.ts';

/** Who writes about issuers, and what they write. */
export function commentTables(comments: readonly DemoComment[], batchId: number): TablePlan[] {
  const links = comments.flatMap(({ id, issuers }) => issuers.map((issuer) => copyLine([id, issuer.id])));
  return [
    {
      table: 'comment_provider',
      columns: ['id', 'string_id', 'name', 'names', 'website', 'batch_id'],
      total: PROVIDERS.length,
      lines: PROVIDERS.map(({ id, stringId, name, names }) =>
        copyLine([id, stringId, name, names, `https://${stringId}.example/`, batchId]),
      ),
    },
    {
      table: 'analyst_comment',
      columns:
        'id provider_id language title content link translations file_id moderated published_on batch_id'.split(
          ' ',
        ),
      total: comments.length,
      lines: comments.map(
        ({ id, provider, language, title, content, link, translations, file, moderated, on }) => {
          const text = [provider.id, language, title, content, link, JSON.stringify(translations)];
          return copyLine([id, ...text, file?.id ?? null, moderated, toCalendarDay(on), batchId]);
        },
      ),
    },
    { table: 'comment_issuer', columns: ['comment_id', 'issuer_id'], total: links.length, lines: links },
  ];
}

/** What is expected of issuers and of the prices of their shares. */
export function forecastTables(
  consensus: readonly ConsensusForecast[],
  prices: readonly PriceForecast[],
  batchId: number,
): TablePlan[] {
  return [
    {
      table: 'consensus_indicator',
      columns: ['id', 'code', 'position', 'measure', 'names'],
      total: INDICATORS.length,
      lines: INDICATORS.map(({ id, code, measure, names }) => copyLine([id, code, id, measure, names])),
    },
    {
      table: 'consensus_estimate',
      columns:
        'issuer_id indicator_id year currency unit_multiplier actual_value low mean high estimates as_of batch_id'.split(
          ' ',
        ),
      total: consensus.length,
      lines: consensus.map((it) => {
        const values = [it.unit, it.actual, it.low, it.mean, it.high, it.forecasts];
        return copyLine([
          it.issuer.id,
          it.indicator.id,
          it.year,
          it.currency,
          ...values,
          toCalendarDay(it.asOf),
          batchId,
        ]);
      }),
    },
    {
      table: 'price_target',
      columns:
        'instrument_id provider_id recommendation target_price currency published_on target_on batch_id'.split(
          ' ',
        ),
      total: prices.length,
      lines: prices.map(({ share, provider, recommendation, target, on, reachedBy }) => {
        const days = [on, reachedBy].map(toCalendarDay);
        return copyLine([share.id, provider.id, recommendation, target, share.currency, ...days, batchId]);
      }),
    },
  ];
}

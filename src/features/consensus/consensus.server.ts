import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { isOpenLine } from '#domain/statements/open-lines.ts';
import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { sealUnless, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type ConsensusBlock,
  type ConsensusData,
  type ConsensusForecast,
  MOST_ITEMS,
  readConsensus,
} from './consensus.contract.ts';
import { type FoundForecast, findForecasts } from './consensus.repository.ts';
import type english from './labels/eng.json';

type ConsensusContext = Pick<PageContext, 'database' | 'labels' | 'language'>;

export const serveConsensus = handle(readConsensus, async ({ params }, context) => {
  const found = await findForecasts(context.database, params.issuerId);
  if (found.length === 0 && !(await hasIssuer(context.database, params.issuerId))) {
    throw new Refusal('not_found');
  }
  return toConsensus(found, context);
});

/** Null where nobody follows the issuer. */
export async function loadConsensus(
  context: ConsensusContext,
  issuerId: number,
  isWhole: boolean,
): Promise<Unopened<ConsensusBlock> | null> {
  const found = await findForecasts(context.database, issuerId);
  return found.length === 0 ? null : { ...toConsensus(found, context), is_whole: isWhole };
}

const FIELDS = ['indexName', 'actual_value', 'mean', 'low', 'high', 'count', 'change'] as const;

function toConsensus(
  found: readonly FoundForecast[],
  { labels, language }: ConsensusContext,
): Unopened<ConsensusData> {
  const t = labels.translator(['consensus'], language).of<keyof typeof english>('consensus');
  const byIndicator = Map.groupBy(found, ({ code }) => code);
  const items = [...byIndicator.values()].slice(0, MOST_ITEMS).flatMap((forecasts) => {
    const [first] = forecasts;
    if (!first) return [];
    return {
      code: first.code,
      indexName: localizedName(first.code, first.names, language),
      measure: first.measure,
      currency: first.measure === 'money' || first.measure === 'per_share' ? first.currency : null,
      unit_multiplier: first.unitMultiplier,
      actual_value: sealUnless(isOpenLine(first.code), 'more-rows', first.actual),
      forecasts: forecasts.map(toForecast),
    };
  });
  return {
    items,
    labels: Object.fromEntries(FIELDS.map((field) => [field, t(`field_${field}`)])),
    as_of: found[0]?.asOf ?? null,
  };
}

function toForecast(found: FoundForecast): Unopened<ConsensusForecast> {
  const { code, year, low, mean, high, forecasts } = found;
  const change = sealUnless(isOpenLine(code), 'more-rows', changeOf(found));
  return { year, low, mean, high, count: forecasts, change };
}

/** A percentage is compared in points by its reader; a loss has no percentage at all. */
function changeOf({ actual, mean, measure }: FoundForecast): number | null {
  if (actual === null || actual <= 0 || measure === 'percent') return null;
  return percentChange(actual, mean);
}

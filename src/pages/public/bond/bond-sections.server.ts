import { localizedName } from '#domain/languages/localized-name.ts';
import { loadFirstBondChart } from '#features/bond-chart/bond-chart.server.ts';
import { loadBondRatings } from '#features/bond-ratings/bond-ratings.server.ts';
import { toBondSchedule } from '#features/bond-schedule/bond-schedule.server.ts';
import { loadBondYields } from '#features/bond-yields/bond-yields.server.ts';
import { toBody } from '#features/chart-block/block-range.ts';
import { loadIssuerBonds } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadPlacements } from '#features/placements/placements.server.ts';
import { loadCalculatorStart } from '#market/bond-calculator/bond-calculator.server.ts';
import type { BondQuote } from '#market/bonds/bond-quote.repository.ts';
import type { KnownBond } from '#market/bonds/known-bond.ts';
import { type Attempts, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import { issuerAttempts } from '#page-parts/issuer-blocks/issuer-blocks.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Bond } from './bond.repository.ts';
import { parseBondQuery } from './bond-address.ts';
import type { BondSection } from './section-order.ts';

interface Requested {
  readonly bond: Bond;
  readonly known: KnownBond | null;
  readonly quote: BondQuote | null;
  readonly query: Parameters<typeof parseBondQuery>[0];
}

/** Everything that is asked of the store once it is known which bond is meant, at once. */
export function loadBondSections(context: PageContext, { bond, known, quote, query }: Requested) {
  const { language, today } = context;
  const { id: bondId, issuerId, currency } = bond;
  const isOver = bond.maturesOn !== null && bond.maturesOn <= today;
  const issuer = issuerAttempts(context, issuerId, {});
  const attempts = {
    graph: async () => quote && toGraph(context, bond, query),
    yields: () =>
      loadBondYields(context, {
        bond: known,
        currency,
        quote: quote && {
          day: quote.day,
          price: quote.price,
          venue: localizedName(quote.venueCode, quote.venueNames, language),
        },
      }),
    schedule: async () => toBondSchedule(known, { currency, today }),
    calculator: async () => (isOver ? null : loadCalculatorStart(context, bondId)),
    ratings: () => loadBondRatings(context, { bondId, issuerId }),
    placements: () => loadPlacements(context, issuerId),
    'issuer-profile': issuer['issuer-profile'],
    'other-bonds': () => loadIssuerBonds(context, issuerId, bondId),
    news: issuer.news,
    comments: issuer.comments,
  } satisfies Attempts<Exclude<BondSection, 'venues' | 'parameters'>>;
  return attemptAll(context, attempts);
}

/** A spread is offered where there is a curve to measure it by. */
function toGraph(context: PageContext, { id, hasCurve }: Bond, query: Requested['query']) {
  const fields = hasCurve ? (['price', 'yield', 'spread'] as const) : (['price', 'yield'] as const);
  const selection = parseBondQuery(query, fields);
  return {
    fields,
    selection,
    chart: loadFirstBondChart(context, { id, field: selection.field }, toBody(selection.range)),
  };
}

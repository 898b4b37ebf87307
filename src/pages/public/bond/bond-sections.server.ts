import { findTermsFault } from '#domain/bonds/terms-fault.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { fieldsFor, loadFirstBondChart } from '#features/bond-chart/bond-chart.server.ts';
import { loadBondRatings } from '#features/bond-ratings/bond-ratings.server.ts';
import { loadBondRisk } from '#features/bond-risk/bond-risk.server.ts';
import { toBondSchedule } from '#features/bond-schedule/bond-schedule.server.ts';
import { loadBondYields } from '#features/bond-yields/bond-yields.server.ts';
import { toBody } from '#features/chart-block/block-range.ts';
import { loadExchangeTable } from '#features/exchange-table/exchange-table.server.ts';
import { loadIssuerCurve } from '#features/issuer-curve/issuer-curve.server.ts';
import { loadIssuerBonds } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadPlacements } from '#features/placements/placements.server.ts';
import { loadSimilarBonds } from '#features/similar-bonds/similar-bonds.server.ts';
import { loadCalculatorStart } from '#market/bond-calculator/bond-calculator.server.ts';
import type { BondQuote } from '#market/bonds/bond-quote.repository.ts';
import { findStoredBonds } from '#market/bonds/bond-terms.repository.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import type { KnownBond } from '#market/bonds/known-bond.ts';
import type { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { type Attempts, attemptAll } from '#page-parts/entity-sections/attempt-all.server.ts';
import { issuerAttempts } from '#page-parts/issuer-blocks/issuer-blocks.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Supplied } from '#platform/services/service.ts';
import { type BondPageData, FAULT_FIELDS } from './bond.contract.ts';
import type { Bond } from './bond.repository.ts';
import { parseBondQuery } from './bond-address.ts';
import { computeParameters, toParameters } from './bond-parameters.ts';
import type { BondSection } from './section-order.ts';

type BondContext = PageContext & Supplied<typeof LEADING_SERVICES>;

interface Requested {
  readonly bond: Bond;
  readonly quote: Promise<BondQuote | null>;
  readonly query: Parameters<typeof parseBondQuery>[0];
}

/** Everything that is asked of the store once it is known which bond is meant, at once. */
export function loadBondSections(context: BondContext, { bond, quote: quoteLoading, query }: Requested) {
  const { database, language, today } = context;
  const { id: bondId, issuerId, currency } = bond;
  const isOver = bond.maturesOn !== null && bond.maturesOn <= today;
  const issuer = issuerAttempts(context, issuerId, {});
  const knownLoading = findKnownBond(database, bondId);
  const attempts = {
    graph: async () => (await quoteLoading) && toGraph(context, bond, query),
    yields: async () => {
      const [known, quote] = await Promise.all([knownLoading, quoteLoading]);
      return loadBondYields(context, {
        bond: known,
        currency,
        quote: quote && {
          day: quote.day,
          price: quote.price,
          venue: localizedName(quote.venueCode, quote.venueNames, language),
        },
      });
    },
    'issuer-curve': () => loadIssuerCurve(context, { bondId, issuerId }),
    similar: () => loadSimilarBonds(context, bondId),
    risk: async () => {
      const [known, quote] = await Promise.all([knownLoading, quoteLoading]);
      return loadBondRisk(context, { bond: known, currency, quote });
    },
    schedule: async () => toBondSchedule(await knownLoading, { currency, today }),
    parameters: async () => {
      const [known, quote] = await Promise.all([knownLoading, quoteLoading]);
      return {
        rows: parametersOf(bond, known, quote?.day ?? null, context),
        fault: known || isOver ? null : await loadTermsFault(database, bondId),
      };
    },
    venues: () => loadExchangeTable(database, bondId, language),
    calculator: async () => (isOver ? null : loadCalculatorStart(context, bondId)),
    ratings: () => loadBondRatings(context, { bondId, issuerId }),
    placements: () => loadPlacements(context, issuerId),
    'annual-reports': issuer['annual-reports'],
    'issuer-profile': issuer['issuer-profile'],
    'other-bonds': () => loadIssuerBonds(context, issuerId, bondId),
    news: issuer.news,
    comments: issuer.comments,
  } satisfies Attempts<BondSection>;
  return attemptAll(context, attempts);
}

/** What the page says in place of yields where the terms do not suffice. */
async function loadTermsFault(
  database: PageContext['database'],
  bondId: number,
): Promise<BondPageData['termsFault']> {
  const stored = (await findStoredBonds(database, [bondId])).get(bondId);
  const fault = stored && findTermsFault(stored);
  return fault ? { field: FAULT_FIELDS[fault.field], code: fault.code, value: fault.value ?? null } : null;
}

/** A spread is offered where there is a curve to measure it by. */
function toGraph(context: BondContext, { id, hasCurve }: Bond, query: Requested['query']) {
  const fields = fieldsFor(context.viewer).filter((field) => field !== 'spread' || hasCurve);
  const selection = parseBondQuery(query, fields);
  return {
    fields,
    selection,
    chart: loadFirstBondChart(context, { id, field: selection.field }, toBody(selection.range)),
  };
}

function parametersOf(
  bond: Bond,
  known: KnownBond | null,
  pricedOn: CalendarDay | null,
  { language, today }: PageContext,
) {
  const computed = computeParameters(known, today, pricedOn);
  const { outstanding } = computed;
  const pays = bond.couponType !== 'zero';
  const isFloating = bond.couponType === 'floating';
  const values = {
    isin: bond.isin,
    ticker: bond.ticker,
    issuer: localizedName(bond.issuerName, bond.issuerNames, language),
    country: bond.country,
    sector: bond.sector,
    status: bond.status,
    currency: bond.currency,
    nominal: bond.faceValue,
    outstanding_principal: outstanding,
    amount: bond.amount,
    outstanding: outstanding === null || bond.amount === null ? null : outstanding * bond.amount,
    coupon_type: bond.couponType,
    coupon_rate: isFloating ? null : bond.couponRate,
    margin: isFloating ? bond.couponRate : null,
    base_rate: isFloating || bond.couponType === 'indexed' ? bond.baseRate : null,
    coupons_per_year: pays ? bond.couponsPerYear || null : null,
    day_count: pays ? bond.dayCount : null,
    index_ratio: bond.indexRatio,
    issued_on: bond.issuedOn,
    matures_on: bond.maturesOn,
    defaulted_on: bond.defaultedOn,
    next_coupon_on: computed.nextCouponOn,
    next_coupon: computed.nextCoupon,
    settles_on: computed.settlesOn,
    accrued: computed.accrued,
    next_put: computed.nextPut,
    next_call: computed.nextCall,
  };
  return toParameters(values, bond.isPerpetual);
}

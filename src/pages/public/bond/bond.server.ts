import { mayExport } from '#domain/access/excel-export.ts';
import { instrumentTags } from '#domain/changes/tag.ts';
import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { loadExchangeTable, toVenues } from '#features/exchange-table/exchange-table.server.ts';
import { type BondQuote, findBondQuote } from '#market/bonds/bond-quote.repository.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import type { KnownBond } from '#market/bonds/known-bond.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type BondPageData, bondPage } from './bond.contract.ts';
import { type Bond, findBond } from './bond.repository.ts';
import { bondPath } from './bond-address.ts';
import { computeParameters, toParameters } from './bond-parameters.ts';
import { loadBondSections } from './bond-sections.server.ts';

type Language = PageContext['language'];

export const loadBondPage = load(bondPage, async ({ params, query }, context) => {
  const { database, language, today, viewer } = context;
  const bond = await findBond(database, params.stringId);
  if (!bond) throw new Refusal('not_found');
  if (params.stringId !== bond.stringId) throw new Moved(bondPath(bond));
  dependsOnlyOn(
    ...instrumentTags(bond.id, bond.issuerId),
    `prices:instrument:${bond.id}`,
    `prices:issuer:${bond.issuerId}`,
    'rates',
  );
  const [known, quote, exchangeTable] = await Promise.all([
    findKnownBond(database, bond.id),
    findBondQuote(database, bond.id),
    loadExchangeTable(database, bond.id, language),
  ]);
  const { blocks: sections, failed } = await loadBondSections(context, { bond, known, quote, query });
  const { graph, ...blocks } = sections;
  return {
    bondId: bond.id,
    stringId: bond.stringId,
    issuerId: bond.issuerId,
    bondInfo: toBondInfo(bond, language),
    venues: toVenues(exchangeTable),
    quote: toQuote(quote, language),
    paramsTable: parametersOf(bond, known, context),
    exchangeTable,
    graph,
    blocks,
    excelExportAccess: mayExport(viewer),
    failed,
    today,
  };
});

function toBondInfo(bond: Bond, language: Language): BondPageData['bondInfo'] {
  return {
    name: localizedName(bond.name, bond.names, language),
    registered_name: registeredBeside(bond.name, bond.names, language),
    ticker: bond.ticker,
    isin: bond.isin,
    status: bond.status,
    coupon_type: bond.couponType,
    coupon_rate: bond.couponRate,
    base_rate: bond.baseRate,
    matures_on: bond.maturesOn,
    issuer_name: localizedName(bond.issuerName, bond.issuerNames, language),
    issuer_string_id: bond.issuerStringId,
    industry_name: localizedName(bond.industryCode, bond.industryNames, language),
  };
}

function toQuote(quote: BondQuote | null, language: Language): Unopened<BondPageData['quote']> {
  return (
    quote && {
      venue: localizedName(quote.venueCode, quote.venueNames, language),
      'venue.id': quote.venueId,
      date: quote.day,
      last: seal('last-price', quote.price),
      change: quote.previous === null ? null : percentChange(quote.previous, quote.price),
    }
  );
}

function parametersOf(bond: Bond, known: KnownBond | null, { language, today }: PageContext) {
  const computed = computeParameters(known, today);
  const pays = bond.couponType !== 'zero';
  const isFloating = bond.couponType === 'floating';
  return toParameters({
    isin: bond.isin,
    ticker: bond.ticker,
    issuer: localizedName(bond.issuerName, bond.issuerNames, language),
    country: bond.country,
    sector: bond.sector,
    status: bond.status,
    currency: bond.currency,
    nominal: bond.faceValue,
    outstanding_principal: computed.outstanding,
    amount: bond.amount,
    outstanding: computed.outstanding === null ? null : computed.outstanding * bond.amount,
    coupon_type: bond.couponType,
    coupon_rate: isFloating ? null : bond.couponRate,
    margin: isFloating ? bond.couponRate : null,
    base_rate: isFloating || bond.couponType === 'indexed' ? bond.baseRate : null,
    coupons_per_year: pays && bond.couponsPerYear > 0 ? bond.couponsPerYear : null,
    day_count: pays ? bond.dayCount : null,
    index_ratio: bond.indexRatio,
    issued_on: bond.issuedOn,
    matures_on: bond.maturesOn,
    defaulted_on: bond.defaultedOn,
    next_coupon_on: computed.nextCouponOn,
    next_coupon: computed.nextCoupon,
    accrued: computed.accrued,
    next_put: computed.nextPut,
    next_call: computed.nextCall,
  });
}

import { mayExport } from '#domain/access/excel-export.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { loadExchangeTable, toTradingGrounds } from '#features/exchange-table/exchange-table.server.ts';
import { type BondQuote, findBondQuote } from '#foundation/market/bond-quote.repository.ts';
import { findKnownBond } from '#foundation/market/known-bond.repository.ts';
import type { KnownBond } from '#foundation/market/known-bond.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import { type BondPageData, bondPage } from './bond.contract.ts';
import { type Bond, findBond } from './bond.repository.ts';
import { bondPath } from './bond-address.ts';
import { reckonParameters, toParameters } from './bond-parameters.ts';
import { loadBondSections } from './bond-sections.server.ts';

type Language = PageContext['language'];

export const loadBondPage = load(bondPage, async ({ params, query }, context) => {
  const { database, language, today, viewer } = context;
  const bond = await findBond(database, params.stringId);
  if (!bond) throw new Refusal('not_found');
  if (params.stringId !== bond.stringId) throw new Moved(bondPath(bond));
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
    emitentId: bond.issuerId,
    bondInfo: toBondInfo(bond, language),
    tradingGrounds: toTradingGrounds(exchangeTable),
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
    tiker: bond.ticker,
    isin: bond.isin,
    status: bond.status,
    coupon_type: bond.couponType,
    coupon_rate: bond.couponRate,
    base_rate: bond.baseRate,
    matures_on: bond.maturesOn,
    emitent_name: localizedName(bond.issuerName, bond.issuerNames, language),
    emitent_string_id: bond.issuerStringId,
    branch_name: localizedName(bond.branchCode, bond.branchNames, language),
  };
}

function toQuote(quote: BondQuote | null, language: Language): Unopened<BondPageData['quote']> {
  return (
    quote && {
      trading_ground: localizedName(quote.groundCode, quote.groundNames, language),
      'trading_ground.id': quote.groundId,
      date: quote.day,
      last: seal('last-price', quote.price),
      change: quote.previous === null ? null : percentChange(quote.previous, quote.price),
    }
  );
}

function parametersOf(bond: Bond, known: KnownBond | null, { language, today }: PageContext) {
  const reckoned = reckonParameters(known, today);
  const pays = bond.couponType !== 'zero';
  const isFloating = bond.couponType === 'floating';
  return toParameters({
    isin: bond.isin,
    tiker: bond.ticker,
    emitent: localizedName(bond.issuerName, bond.issuerNames, language),
    country: bond.country,
    sector: bond.sector,
    status: bond.status,
    currency: bond.currency,
    nominal: bond.nominal,
    owed: reckoned.owed,
    amount: bond.amount,
    outstanding: reckoned.owed === null ? null : reckoned.owed * bond.amount,
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
    next_coupon_on: reckoned.nextCouponOn,
    next_coupon: reckoned.nextCoupon,
    accrued: reckoned.accrued,
    next_put: reckoned.nextPut,
    next_call: reckoned.nextCall,
  });
}

import { mayExport } from '#domain/access/excel-export.ts';
import { instrumentTags } from '#domain/changes/tag.ts';
import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { downloadBondSchedule } from '#features/bond-schedule/bond-schedule.contract.ts';
import { toVenues } from '#features/exchange-table/exchange-table.server.ts';
import { type BondQuote, findBondQuote } from '#market/bonds/bond-quote.repository.ts';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { fillPath } from '#platform/contract/page.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import { readTogether } from '#platform/database/read-together.server.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type BondPageData, bondPage } from './bond.contract.ts';
import { type Bond, findBond } from './bond.repository.ts';
import { bondPath } from './bond-address.ts';
import { loadBondSections } from './bond-sections.server.ts';

type Language = PageContext['language'];

export const loadBondPage = load(bondPage, LEADING_SERVICES, async ({ params, query }, visit) => {
  const context = readTogether(visit);
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
  const quote = findBondQuote(database, bond.id);
  const { blocks: sections, failed } = await loadBondSections(context, { bond, quote, query });
  const { graph, venues, parameters, ...blocks } = sections;
  return {
    bondId: bond.id,
    stringId: bond.stringId,
    issuerId: bond.issuerId,
    bondInfo: toBondInfo(bond, language),
    venues: toVenues(bond.venues, language),
    // Where it failed, so did the sections that show it.
    quote: toQuote(await quote.catch(() => null), language),
    paramsTable: parameters?.rows ?? [],
    termsFault: parameters?.fault ?? null,
    exchangeTable: venues ?? { data: [] },
    graph,
    blocks,
    scheduleExcel: exportAsOf(fillPath(downloadBondSchedule.path, { bondId: bond.id }), context),
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
    is_perpetual: bond.isPerpetual,
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

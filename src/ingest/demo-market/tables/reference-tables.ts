import { copyLine } from '#platform/database/copy-text.ts';
import type { IndustryCode } from '../catalogue/industries.ts';
import { createRelations } from '../catalogue/relations.ts';
import { VENUES } from '../catalogue/venues.ts';
import { type DemoMarket, issuersOf } from '../demo-market.ts';
import type { TablePlan } from './table-plan.ts';

type IndustryIds = (code: IndustryCode) => number;

/** What instruments refer to: venues and issuers, and how these hang together. */
export function referenceTables(market: DemoMarket, industryIdOf: IndustryIds, batchId: number): TablePlan[] {
  const relations = createRelations(market.catalogue.issuers);
  return [
    {
      table: 'venue',
      columns: ['id', 'code', 'names', 'country', 'time_zone', 'position', 'default_currency'],
      total: VENUES.length,
      lines: VENUES.map((venue) =>
        copyLine([
          venue.id,
          venue.code,
          venue.names,
          venue.country,
          venue.timeZone,
          venue.position,
          venue.currency,
        ]),
      ),
    },
    {
      table: 'issuer',
      columns: ['id', 'string_id', 'name', 'names', 'country', 'industry_id', 'is_bank', 'batch_id'],
      total: market.catalogue.issuers.length + market.crowd.issuerCount,
      lines: issuerLines(market, industryIdOf, batchId),
    },
    {
      table: 'issuer_relation',
      columns: ['issuer_id', 'related_issuer_id', 'relation_type', 'stake', 'batch_id'],
      total: relations.length,
      lines: relations.map(({ issuer, related, type, share }) =>
        copyLine([issuer.id, related.id, type, share, batchId]),
      ),
    },
  ];
}

function* issuerLines(market: DemoMarket, industryIdOf: IndustryIds, batchId: number): Generator<string> {
  for (const { id, stringId, name, names, country, industry } of issuersOf(market)) {
    yield copyLine([
      id,
      stringId,
      name,
      names,
      country,
      industryIdOf(industry),
      industry === 'banks',
      batchId,
    ]);
  }
}

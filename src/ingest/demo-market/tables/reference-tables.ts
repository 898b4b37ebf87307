import { BRANCHES, branchIdOf } from '../catalogue/branches.ts';
import { GROUNDS } from '../catalogue/grounds.ts';
import { createRelations } from '../catalogue/relations.ts';
import { copyLine } from '../copy/copy-text.ts';
import { type DemoMarket, issuersOf } from '../demo-market.ts';
import type { TablePlan } from './table-plan.ts';

/** What instruments refer to: branches, grounds and issuers, and how these hang together. */
export function referenceTables(market: DemoMarket, batchId: number): TablePlan[] {
  const relations = createRelations(market.catalogue.issuers);
  return [
    {
      table: 'branch',
      columns: ['id', 'code', 'names'],
      total: BRANCHES.length,
      lines: BRANCHES.map(({ id, code, names }) => copyLine([id, code, names])),
    },
    {
      table: 'trading_ground',
      columns: ['id', 'code', 'names', 'country', 'time_zone', 'position'],
      total: GROUNDS.length,
      lines: GROUNDS.map((ground) =>
        copyLine([ground.id, ground.code, ground.names, ground.country, ground.timeZone, ground.position]),
      ),
    },
    {
      table: 'issuer',
      columns: ['id', 'string_id', 'name', 'names', 'country', 'branch_id', 'is_bank', 'batch_id'],
      total: market.catalogue.issuers.length + market.crowd.issuerCount,
      lines: issuerLines(market, batchId),
    },
    {
      table: 'issuer_relation',
      columns: ['issuer_id', 'related_issuer_id', 'relation_type', 'share', 'batch_id'],
      total: relations.length,
      lines: relations.map(({ issuer, related, type, share }) =>
        copyLine([issuer.id, related.id, type, share, batchId]),
      ),
    },
  ];
}

function* issuerLines(market: DemoMarket, batchId: number): Generator<string> {
  for (const { id, stringId, name, names, country, branch } of issuersOf(market)) {
    yield copyLine([id, stringId, name, names, country, branchIdOf(branch), branch === 'banks', batchId]);
  }
}

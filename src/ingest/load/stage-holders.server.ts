import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int } from '#platform/database/columns.server.ts';
import type { ReadRun } from './read-run.server.ts';
import { takeOut } from './record-counts.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';

/**
 * People hold the ordinary shares of an issuer, which another file of the run may bring. Each statement is of its own day and says
 * nothing about other holders.
 */
export async function stageHolders(client: pg.ClientBase, run: ReadRun): Promise<void> {
  const { holders: byIssuer, registry, reports, findings, stage } = run;
  if (byIssuer.size === 0) return;
  const shares = await readShares(client, [...byIssuer.keys()]);
  for (const { id, issuerId, kind, isNew } of registry.things.instruments.values())
    if (isNew && kind === 'stock' && issuerId !== null && !shares.has(issuerId))
      if (registry.drafts.find('instrument', id))
        // What only held files named does not enter.
        shares.set(issuerId, id);
  for (const [issuerId, holders] of byIssuer) {
    const share = shares.get(issuerId);
    for (const { name, stake, asOf, origin } of holders) {
      if (share !== undefined) {
        stage.put('holder', origin, [share, asOf, name, stake, null]);
        continue;
      }
      const finding = {
        rule: 'skipped',
        severity: 'note',
        line: origin.line,
        details: { why: 'no_share' },
      } as const;
      findings.add(origin.file, finding, origin.raw);
      takeOut(reports[origin.file], LOAD_TABLES.holder.record, 'skipped', origin.line);
    }
  }
  await stage.flush({ isLast: true });
}

/** The first ordinary share of each issuer. */
async function readShares(client: pg.ClientBase, issuers: readonly number[]): Promise<Map<number, number>> {
  const rows = checkRows(
    { issuerId: int, shareId: int },
    await client.query(
      `select distinct on (issuer_id) issuer_id as "issuerId", id as "shareId"
         from instrument join stock on instrument_id = id
        where issuer_id = any ($1::int[])
        order by issuer_id, share_type <> 'ordinary', status = 'delisted', id`,
      [issuers],
    ),
  );
  return new Map(rows.map(({ issuerId, shareId }) => [issuerId, shareId]));
}

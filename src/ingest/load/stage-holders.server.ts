import type pg from 'pg';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DecimalText } from '#domain/import/records.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int } from '#platform/database/columns.server.ts';
import type { Registry } from '../identity/registry.server.ts';
import type { Findings } from './findings.ts';
import { takeOut } from './record-counts.ts';
import type { FileReport } from './run-file.ts';
import type { Stage, StageOrigin } from './stage.server.ts';

export interface CollectedHolder {
  readonly name: string;
  readonly stake: DecimalText;
  readonly asOf: CalendarDay;
  readonly origin: StageOrigin;
}

interface HolderRun {
  readonly registry: Registry;
  readonly reports: readonly FileReport[];
  readonly findings: Findings;
  readonly stage: Stage;
}

/**
 * People hold the ordinary shares of an issuer, which another file of the run may bring. What is stated about an issuer is one
 * list of one day: the latest.
 */
export async function stageHolders(
  client: pg.ClientBase,
  byIssuer: ReadonlyMap<number, readonly CollectedHolder[]>,
  { registry, reports, findings, stage }: HolderRun,
): Promise<void> {
  if (byIssuer.size === 0) return;
  const shares = await readShares(client, [...byIssuer.keys()]);
  for (const { id, issuerId, kind, isNew } of registry.things.instruments.values())
    if (isNew && kind === 'stock' && issuerId !== null && !shares.has(issuerId)) shares.set(issuerId, id);
  for (const [issuerId, holders] of byIssuer) {
    const share = shares.get(issuerId);
    const asOf = holders.map((holder) => holder.asOf).reduce((one, other) => (one > other ? one : other));
    for (const { name, stake, origin } of holders) {
      if (share !== undefined) {
        stage.put('holder', origin, [share, asOf, name, stake]);
        continue;
      }
      const finding = {
        rule: 'skipped',
        severity: 'note',
        line: origin.line,
        details: { why: 'no_share' },
      } as const;
      findings.add(origin.file, finding, origin.raw);
      takeOut(reports[origin.file], 'relation', 'skipped');
    }
  }
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

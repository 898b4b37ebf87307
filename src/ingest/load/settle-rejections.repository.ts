import type pg from 'pg';
import type { ReadRun } from './read-run.server.ts';

/** Records that were not taken before and are now: their rejections are settled. */
export async function settleRejections(
  client: pg.ClientBase,
  batchId: number,
  { files, reports, findings }: ReadRun,
): Promise<void> {
  for (const [position, { corrected }] of files.entries()) {
    if (!corrected || reports[position]?.isHeld) continue;
    const out = new Set<number | undefined>();
    for (const { file, finding } of findings.listed())
      if (file === position && finding.severity !== 'warn') out.add(finding.line);
    const lines = [...corrected.lines].flatMap(([line, original]) => (out.has(line) ? [] : [original]));
    await client.query(
      `update import_rejection r set settled = 'corrected', settled_by = $1
         from import_file f join import_batch b on b.id = f.batch_id
        where r.file_id = f.id and f.name = $2 and b.status = 'done' and r.settled is null
          and r.severity in ('reject', 'hold') and r.line = any ($3::bigint[])`,
      [batchId, corrected.of, lines],
    );
  }
}

/** The batch that took them is taken back. */
export const unsettleRejections = async (client: pg.ClientBase, batchId: number): Promise<void> => {
  await client.query('update import_rejection set settled = null, settled_by = null where settled_by = $1', [
    batchId,
  ]);
};

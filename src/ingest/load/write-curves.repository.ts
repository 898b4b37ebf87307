import type pg from 'pg';

/** Curves that points belong to; what a curve is does not change. */
export async function writeCurves(
  client: pg.ClientBase,
  curves: ReadonlyMap<string, { readonly currency: string; readonly kind: string }>,
  sourceId: number,
): Promise<void> {
  for (const [code, { currency, kind }] of curves)
    await client.query(
      `insert into yield_curve (code, currency, kind, source_id) values ($1, $2, $3, $4) on conflict (code) do nothing`,
      [code, currency, kind, sourceId],
    );
}

import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, json, oneOf, text } from '#platform/database/columns.server.ts';
import type { BalanceLines, TotalLine } from './fact-findings.ts';
import { type FactLine, type FactLines, tagKey } from './fact-line.ts';

export async function readFactLines(client: pg.ClientBase): Promise<FactLines> {
  const rows = checkRows(
    {
      taxonomy: text,
      tag: text,
      lineId: int,
      code: text,
      standard: text,
      measure: oneOf('money', 'per_share', 'shares', 'percent'),
      sign: oneOf(1, -1),
      rank: int,
      atStart: bool,
    },
    await client.query(
      `select x.taxonomy, x.tag, l.id as "lineId", l.code, l.standard, l.measure, x.sign, x.rank, x.at_start as "atStart"
         from xbrl_line x join statement_line l on l.standard = x.standard and l.code = x.line_code`,
    ),
  );
  const lines = new Map<string, FactLine[]>();
  for (const { taxonomy, tag, ...line } of rows) {
    const key = tagKey(taxonomy, tag);
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
}

export async function readBalanceLines(client: pg.ClientBase): Promise<ReadonlyMap<string, BalanceLines>> {
  const rows = checkRows(
    { standard: text, assets: int, liabilities: int, equity: int },
    await client.query(
      `select a.standard, a.id as assets, l.id as liabilities, e.id as equity
         from statement_line a join statement_line l on l.standard = a.standard and l.code = 'total_liabilities'
         join statement_line e on e.standard = a.standard and e.code = 'total_equity'
        where a.code = 'total_assets'`,
    ),
  );
  return new Map(rows.map(({ standard, ...lines }) => [standard, lines]));
}

/** Totals of the templates with the lines that they count in. */
export async function readTotalLines(client: pg.ClientBase): Promise<readonly TotalLine[]> {
  return checkRows(
    { standard: text, lineId: int, code: text, parts: json<readonly number[]>() },
    await client.query(
      `select total.standard, total.id as "lineId", total.code, json_agg(part.id) as parts
         from statement_line total
         join statement_line part on part.standard = total.standard and part.parent_code = total.code
        where total.measure = 'money' and part.measure = 'money'
        group by total.standard, total.id, total.code having count(*) > 1`,
    ),
  );
}

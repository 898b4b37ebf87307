import type pg from 'pg';
import { type LineIds, STANDARDS } from '#domain/statements/statement-line.ts';
import { STATEMENT_LINES, STATEMENT_SECTIONS } from '#domain/statements/statement-templates.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, oneOf, text } from '#platform/database/columns.server.ts';

/** Brings the store's templates up to those of this version. An import calls it before it writes facts. */
export async function writeStatementTemplates(client: Pick<pg.ClientBase, 'query'>): Promise<LineIds> {
  await client.query(
    `insert into statement_section (standard, code, position, names)
     select * from jsonb_to_recordset($1) as section (standard text, code text, position int, names jsonb)
         on conflict (standard, code) do update set position = excluded.position, names = excluded.names`,
    [JSON.stringify(STATEMENT_SECTIONS)],
  );
  const lines = checkRows(
    { id: int, standard: oneOf(...STANDARDS), code: text },
    await client.query(
      `insert into statement_line (standard, section, code, parent_code, position, is_total, measure, names)
     select standard, section, code, parent, position, "isTotal", measure, names
       from jsonb_to_recordset($1) as line (standard text, section text, code text, parent text, position int,
                                            "isTotal" boolean, measure text, names jsonb)
         on conflict (standard, code) do update
        set section = excluded.section, parent_code = excluded.parent_code, position = excluded.position,
            is_total = excluded.is_total, measure = excluded.measure, names = excluded.names
     returning id, standard, code`,
      [JSON.stringify(STATEMENT_LINES)],
    ),
  );
  const ids = new Map(lines.map(({ id, standard, code }) => [`${standard}/${code}`, id]));
  return (standard, code) => {
    const id = ids.get(`${standard}/${code}`);
    if (id === undefined) throw new Error(`There is no line ${code} in ${standard}`);
    return id;
  };
}

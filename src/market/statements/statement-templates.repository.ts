import type pg from 'pg';
import { type LineIds, STANDARDS } from '#domain/statements/statement-line.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, oneOf, text } from '#platform/database/columns.server.ts';

/** Where the store has the lines of the templates, which the migrations write. An import reads them before it writes facts. */
export async function readLineIds(client: Pick<pg.ClientBase, 'query'>): Promise<LineIds> {
  const lines = checkRows(
    { id: int, standard: oneOf(...STANDARDS), code: text },
    await client.query('select id, standard, code from statement_line'),
  );
  const ids = new Map(lines.map(({ id, standard, code }) => [`${standard}/${code}`, id]));
  return (standard, code) => {
    const id = ids.get(`${standard}/${code}`);
    if (id === undefined) throw new Error(`There is no line ${code} in ${standard}`);
    return id;
  };
}

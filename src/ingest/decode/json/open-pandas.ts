import type { Decoded, Peek, TableRow } from '../peek.ts';
import { mayBePandas, type PandasTable, toPandasTable } from './pandas-table.ts';

interface Opened {
  readonly peek: Peek;
  readonly decoded: Decoded;
}

const SAMPLE = 20;
const BATCH = 500;

/** A table that pandas wrote as JSON is read as a table. */
export async function openPandas(opened: Opened): Promise<Opened> {
  const { peek, decoded } = opened;
  if (decoded.kind !== 'json' || peek.content.kind !== 'json' || !mayBePandas(peek.content.text))
    return opened;
  const table = toPandasTable(await decoded.whole());
  if (!table) return opened;
  const { header } = table;
  const content = {
    kind: 'table',
    source: 'json-array',
    ...(peek.content.encoding === undefined ? {} : { encoding: peek.content.encoding }),
    decimal: '.',
    header,
    sample: table.rows.slice(0, SAMPLE),
  } as const;
  return {
    peek: { ...peek, content },
    decoded: {
      kind: 'table',
      header,
      async *rows() {
        const read = toPandasTable(await decoded.whole());
        if (read) yield* inBatches(read);
      },
    },
  };
}

function* inBatches({ header, rows }: PandasTable): Generator<readonly TableRow[]> {
  for (let from = 0; from < rows.length; from += BATCH)
    yield rows.slice(from, from + BATCH).map((cells, at) => ({
      line: from + at + 1,
      raw: JSON.stringify(Object.fromEntries(header.map((name, place) => [name, cells[place]]))),
      cells,
    }));
}

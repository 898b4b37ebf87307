import { stat } from 'node:fs/promises';
import { Decoder } from '../../src/ingest/decode/decoder.server.ts';
import { measureRead } from './measure-read.ts';

const decoder = new Decoder();
await measureRead(async (path) => {
  const { size } = await stat(path);
  const source = { name: 'rows.xlsx', bytes: size, content: { kind: 'path', path } } as const;
  const { decoded } = await decoder.openFile(source);
  let cells = 0;
  if (decoded.kind === 'table')
    for await (const rows of decoded.rows()) for (const row of rows) cells += row.cells.length;
  return cells;
});
await decoder.close();

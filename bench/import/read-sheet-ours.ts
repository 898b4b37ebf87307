import { stat } from 'node:fs/promises';
import { Decoder } from '../../src/ingest/decode/decoder.server.ts';

const path = process.argv[2] ?? '';
const start = performance.now();
const decoder = new Decoder();
const { size } = await stat(path);
const { decoded } = await decoder.openFile({
  name: 'rows.xlsx',
  bytes: size,
  content: { kind: 'path', path },
});
let cells = 0;
if (decoded.kind === 'table')
  for await (const rows of decoded.rows()) for (const row of rows) cells += row.cells.length;
await decoder.close();
console.log(JSON.stringify({ milliseconds: performance.now() - start, cells }));

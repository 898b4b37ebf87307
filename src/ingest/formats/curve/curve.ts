import type { Peek } from '../../decode/peek.ts';
import type { ImportFormat, Recognition } from '../format.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { bestOf } from '../several-tables.ts';
import { curveTable } from './curve-table.ts';
import { ecbCsv } from './ecb-csv.ts';
import { fredSeries, singleRate } from './rate-series.ts';
import { readTreasury } from './treasury-xml.ts';

const tables = bestOf('curve', [ecbCsv, curveTable, singleRate, fredSeries]);

/** Published yield curves and rates. */
export const curve: ImportFormat = {
  code: 'curve',
  recognise,
  read: (decoded, reading) =>
    decoded.kind === 'xml' ? readTreasury(decoded, reading) : tables.read(decoded, reading),
};

function recognise(peek: Peek): Recognition {
  const { content } = peek;
  if (content.kind === 'table') return tables.recognise(peek);
  if (content.kind !== 'xml' || content.root !== 'feed') return NOT_THIS;
  return /NEW_DATE/.test(content.text) && /BC_\d/.test(content.text)
    ? bySignature('treasury', ['curve'])
    : NOT_THIS;
}

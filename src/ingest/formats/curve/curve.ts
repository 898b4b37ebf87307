import type { Decoded, Peek } from '../../decode/peek.ts';
import type { ImportFormat, Read, Reading, Recognition } from '../format.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { bestOf } from '../several-tables.ts';
import { bundesbankCsv } from './bundesbank-csv.ts';
import { CBR_KEY_ROOTS, CBR_ROOT, readCbr, readCbrKey } from './cbr-xml.ts';
import { curveList } from './curve-list.ts';
import { curveTable, treasuryTable } from './curve-table.ts';
import { daysAcross } from './days-across.ts';
import { ecbCsv } from './ecb-csv.ts';
import { ecbExchangeCsv } from './ecb-exchange-csv.ts';
import { isEcbExchange, readEcbExchange } from './ecb-exchange-xml.ts';
import { ecbPortal } from './ecb-portal.ts';
import { ecbWarehouse } from './ecb-warehouse.ts';
import { namedRates } from './named-rates.ts';
import { NBP_RATE_ROOTS, nbpTable, readNbpRates } from './nbp.ts';
import { quotedYields } from './quoted-yields.ts';
import { ratePeriods } from './rate-periods.ts';
import { fredSeries, newYorkRates, singleRate } from './rate-series.ts';
import { sdmxCsv } from './sdmx-csv.ts';
import { snbCsv } from './snb-csv.ts';
import { treasuryRates } from './treasury-rates.ts';
import { readTreasury } from './treasury-xml.ts';

const tables = bestOf('curve', [
  ecbCsv,
  ecbPortal,
  ecbWarehouse,
  sdmxCsv,
  nbpTable,
  daysAcross,
  ecbExchangeCsv,
  bundesbankCsv,
  snbCsv,
  treasuryRates,
  treasuryTable,
  curveTable,
  curveList,
  namedRates,
  ratePeriods,
  singleRate,
  quotedYields,
  fredSeries,
  newYorkRates,
]);

/** Published yield curves and rates. */
export const curve: ImportFormat = {
  code: 'curve',
  recognise,
  subjectOf: (peek, reading) =>
    peek.content.kind === 'table' ? (tables.subjectOf?.(peek, reading) ?? {}) : {},
  read: (decoded, reading) =>
    decoded.kind === 'xml' ? readXml(decoded, reading) : tables.read(decoded, reading),
};

const readXml: (
  decoded: Extract<Decoded, { kind: 'xml' }>,
  reading: Reading,
) => AsyncIterable<readonly Read[]> = async function* (decoded, reading) {
  for await (const batch of decoded.events()) {
    const root = batch.find((event) => event.type === 'open');
    if (root?.name === CBR_ROOT) return yield* readCbr(decoded);
    if (root && CBR_KEY_ROOTS.includes(root.name)) return yield* readCbrKey(decoded);
    if (root && NBP_RATE_ROOTS.includes(root.name)) return yield* readNbpRates(decoded);
    if (root) return yield* root.name === FEED ? readTreasury(decoded, reading) : readEcbExchange(decoded);
  }
};

const FEED = 'feed';

function recognise(peek: Peek): Recognition {
  const { content } = peek;
  if (content.kind === 'table') return tables.recognise(peek);
  if (content.kind !== 'xml') return NOT_THIS;
  if (isEcbExchange(content.text)) return bySignature('eurofxref', ['rate']);
  if (content.root === CBR_ROOT || CBR_KEY_ROOTS.includes(content.root)) return bySignature('cbr', ['rate']);
  if (NBP_RATE_ROOTS.includes(content.root)) return bySignature('nbp', ['rate']);
  if (content.root !== FEED) return NOT_THIS;
  if (/<d:(?:TC_\d+YEAR|ROUND_B1_)/.test(content.text)) return bySignature('treasury', ['rate']);
  return /NEW_DATE/.test(content.text) && /BC_\d/.test(content.text)
    ? bySignature('treasury', ['curve'])
    : NOT_THIS;
}

import { foldColumnName } from '#domain/import/fold-column-name.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../../decode/peek.ts';
import type { ImportFormat, Read } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { entriesOf, listOf, memberOf, textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { toCik } from '../subject-row.ts';
import { withoutMissing } from '../without-missing.ts';

const MICS: Readonly<Record<string, string>> = {
  nasdaq: 'XNAS',
  nyse: 'XNYS',
  cboe: 'BATS',
  otc: 'OTCM',
};

/**
 * Which filer of the SEC has which ticker; a filer may have several. `company_tickers.json` has objects,
 * `company_tickers_exchange.json` columns and rows, with the exchange.
 */
export const secTickers: ImportFormat = {
  code: 'sec-tickers',
  recognise({ name, content }) {
    if (content.kind === 'table' && /^ticker\b/i.test(name) && content.sample.every(isPair))
      return bySignature('ticker.txt', ['code']);
    if (content.kind !== 'json') return NOT_THIS;
    const { text } = content;
    if (/"fields"\s*:\s*\[[^\]]*"classId"/.test(text))
      return { ...NOT_THIS, reasons: [{ code: 'other_content', details: { why: 'fund_classes' } }] };
    const hasObjects = /"cik_str"\s*:/.test(text) && /"ticker"\s*:/.test(text);
    const hasRows = /"fields"\s*:\s*\[[^\]]*"cik"[^\]]*"ticker"/.test(text);
    return hasObjects || hasRows ? bySignature('company_tickers', ['code']) : NOT_THIS;
  },
  async *read(decoded): AsyncIterable<readonly Read[]> {
    if (decoded.kind === 'table') {
      for await (const rows of decoded.rows()) yield rows.map(readPair);
      return;
    }
    if (decoded.kind !== 'json') throw new Error('sec-tickers reads JSON only');
    const reads = new Reads();
    for (const company of companiesOf(await decoded.whole())) {
      const cik = toCik(textOf(memberOf(company, 'cik_str')) ?? textOf(memberOf(company, 'cik')));
      const ticker = textOf(memberOf(company, 'ticker'));
      const name = textOf(memberOf(company, 'title')) ?? textOf(memberOf(company, 'name'));
      if (cik === undefined || ticker === undefined || name === undefined) {
        reads.find(company, { rule: 'missing_required', severity: 'reject' });
        continue;
      }
      const mic = MICS[textOf(memberOf(company, 'exchange'))?.toLowerCase() ?? ''];
      const subject = withoutMissing<Subject>({ cik, ticker, mic, venueCountry: 'US', name });
      reads.add(company, [{ type: 'code', subject, scheme: 'cik', place: '', value: cik }]);
    }
    yield reads.take();
  },
};

const isPair = (cells: readonly string[]) =>
  cells.length === 2 && /^[a-z\d.-]+$/i.test(cells[0]?.trim() ?? '') && toCik(cells[1]?.trim()) !== undefined;

/** `ticker.txt`: a ticker in small letters and the number of its filer, without names. */
function readPair({ line, raw, cells }: TableRow): Read {
  const cik = toCik(cells[1]?.trim());
  const ticker = cells[0]?.trim().toUpperCase();
  if (!isPair(cells) || cik === undefined || ticker === undefined)
    return { line, raw, finding: { rule: 'missing_required', severity: 'reject', line } };
  const subject = { cik, ticker, venueCountry: 'US' };
  return { line, raw, records: [{ type: 'code', subject, scheme: 'cik', place: '', value: cik }] };
}

function companiesOf(document: unknown): readonly unknown[] {
  const fields = listOf(memberOf(document, 'fields')).map((field) => foldColumnName(textOf(field) ?? ''));
  if (fields.length === 0) return entriesOf(document).map(([, company]) => company);
  return listOf(memberOf(document, 'data')).map((row) =>
    Object.fromEntries(fields.map((field, place) => [field, listOf(row)[place]])),
  );
}

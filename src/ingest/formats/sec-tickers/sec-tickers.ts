import { foldColumnName } from '#domain/import/fold-column-name.ts';
import type { Subject } from '#domain/import/subject.ts';
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
  recognise({ content }) {
    if (content.kind !== 'json') return NOT_THIS;
    const { text } = content;
    const hasObjects = /"cik_str"\s*:/.test(text) && /"ticker"\s*:/.test(text);
    const hasRows = /"fields"\s*:\s*\[[^\]]*"cik"[^\]]*"ticker"/.test(text);
    return hasObjects || hasRows ? bySignature('company_tickers', ['code']) : NOT_THIS;
  },
  async *read(decoded): AsyncIterable<readonly Read[]> {
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

function companiesOf(document: unknown): readonly unknown[] {
  const fields = listOf(memberOf(document, 'fields')).map((field) => foldColumnName(textOf(field) ?? ''));
  if (fields.length === 0) return entriesOf(document).map(([, company]) => company);
  return listOf(memberOf(document, 'data')).map((row) =>
    Object.fromEntries(fields.map((field, place) => [field, listOf(row)[place]])),
  );
}

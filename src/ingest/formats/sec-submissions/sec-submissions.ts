import type { CodeRecord, ImportRecord, IssuerRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { ImportFormat, Read } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { listOf, memberOf, textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { toCik } from '../subject-row.ts';
import { withoutMissing } from '../without-missing.ts';

/** `submissions/CIK….json` of the SEC: who a filer is, and the tickers of its shares. Its list of filings is only counted. */
export const secSubmissions: ImportFormat = {
  code: 'sec-submissions',
  recognise({ content }) {
    if (content.kind !== 'json') return NOT_THIS;
    const isFiler = ['cik', 'name', 'filings.recent'].every((key) => content.keys.has(key));
    return isFiler ? bySignature('submissions', ['issuer', 'code']) : NOT_THIS;
  },
  async *read(decoded): AsyncIterable<readonly Read[]> {
    if (decoded.kind !== 'json') throw new Error('sec-submissions reads JSON only');
    const document = await decoded.whole();
    const reads = new Reads();
    const cik = toCik(textOf(memberOf(document, 'cik')));
    const name = textOf(memberOf(document, 'name'));
    if (cik === undefined || name === undefined)
      reads.find(
        { cik, name },
        { rule: 'missing_required', severity: 'reject', field: cik ? 'name' : 'cik' },
      );
    else reads.add({ cik, name }, toRecords(document, cik, name));
    for (const accession of listOf(memberOf(document, 'filings', 'recent', 'accessionNumber')))
      reads.find({ accession }, { rule: 'skipped', severity: 'note', details: { record: 'filing' } });
    yield reads.take();
  },
};

function toRecords(document: unknown, cik: string, name: string): ImportRecord[] {
  const country = countryOf(memberOf(document, 'addresses', 'business'));
  const issuer = withoutMissing<IssuerRecord>({
    type: 'issuer',
    subject: withoutMissing<Subject>({ cik, lei: textOf(memberOf(document, 'lei')), name, country }),
    name,
    country,
    industry: textOf(memberOf(document, 'sicDescription')),
    website: textOf(memberOf(document, 'website')),
  });
  const exchanges = listOf(memberOf(document, 'exchanges'));
  const codes = listOf(memberOf(document, 'tickers')).flatMap((ticker, at): CodeRecord[] => {
    const [symbol, mic] = [textOf(ticker), MICS[textOf(exchanges[at])?.toUpperCase() ?? '']];
    if (symbol === undefined || mic === undefined) return [];
    const subject = withoutMissing<Subject>({ mic, ticker: symbol, name, country });
    return [{ type: 'code', subject, scheme: 'cik', place: '', value: cik }];
  });
  return [issuer, ...codes];
}

const MICS: Readonly<Record<string, string>> = {
  NASDAQ: 'XNAS',
  NYSE: 'XNYS',
  'NYSE AMERICAN': 'XASE',
  'NYSE ARCA': 'ARCX',
  CBOE: 'BATS',
  OTC: 'OTCM',
};

/** Two letters are a state of the US; what the SEC calls other countries has a digit and is not ISO 3166. */
const countryOf = (address: unknown): string | undefined =>
  /^[A-Z]{2}$/.test(textOf(memberOf(address, 'stateOrCountry')) ?? '') ? 'US' : undefined;

import type { ImportFormat, Read } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { entriesOf, memberOf, textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { toCik } from '../subject-row.ts';

/** `company_tickers.json` of the SEC: which filer has which ticker; a filer may have several. */
export const secTickers: ImportFormat = {
  code: 'sec-tickers',
  recognise({ content }) {
    if (content.kind !== 'json') return NOT_THIS;
    const { text } = content;
    return /"cik_str"\s*:/.test(text) && /"ticker"\s*:/.test(text)
      ? bySignature('company_tickers', ['code'])
      : NOT_THIS;
  },
  async *read(decoded): AsyncIterable<readonly Read[]> {
    if (decoded.kind !== 'json') throw new Error('sec-tickers reads JSON only');
    const reads = new Reads();
    for (const [, company] of entriesOf(await decoded.whole())) {
      const cik = toCik(textOf(memberOf(company, 'cik_str')));
      const ticker = textOf(memberOf(company, 'ticker'));
      const name = textOf(memberOf(company, 'title'));
      if (cik === undefined || ticker === undefined || name === undefined) {
        reads.find(company, { rule: 'missing_required', severity: 'reject' });
        continue;
      }
      const subject = { cik, ticker, venueCountry: 'US', name };
      reads.add(company, [{ type: 'code', subject, scheme: 'cik', place: '', value: cik }]);
    }
    yield reads.take();
  },
};

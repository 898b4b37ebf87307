import type { ImportRecord, InstrumentRecord, ListingRecord } from '#domain/import/records.ts';
import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';
import { codeOf, splitBoards } from './boards.ts';
import { bondRecords, positive } from './bond-records.ts';
import { kindOf, subjectOf } from './subject.ts';

/** One row a board. Gives the codes of what is no security: their prices are not read either. */
export function readSecurities(rows: readonly IssRow[], reading: Reading, reads: Reads): ReadonlySet<string> {
  const securities = rows.filter((row) => codeOf(row) !== '');
  const { others } = splitBoards(securities, codeOf, reading);
  const skipped = new Set(others);
  for (const row of rows)
    if (codeOf(row) === '')
      reads.find(Object.fromEntries(row), { rule: 'missing_required', severity: 'reject', field: 'SECID' });
  for (const row of securities) {
    const records = skipped.has(row) ? [] : securityRecords(row, reading);
    if (records.length > 0) reads.add(Object.fromEntries(row), records);
    else
      reads.find(Object.fromEntries(row), {
        rule: 'skipped',
        severity: 'note',
        value: codeOf(row),
        details: { why: skipped.has(row) ? 'board' : 'not_a_security' },
      });
  }
  return new Set(securities.filter((row) => kindOf(row) === null).map(codeOf));
}

export function securityRecords(row: IssRow, reading: Reading): ImportRecord[] {
  const kind = kindOf(row);
  if (kind === null) return [];
  const subject = subjectOf(row, reading);
  const name = textOf(row.get('SECNAME')) ?? textOf(row.get('NAME')) ?? subject.name ?? codeOf(row);
  const latin = textOf(row.get('LATNAME'));
  const issuer = textOf(row.get('EMITENT_TITLE'));
  const currency = textOf(row.get('CURRENCYID')) ?? textOf(row.get('FACEUNIT'));
  const instrument = withoutMissing<InstrumentRecord>({
    type: 'instrument',
    subject,
    kind,
    name,
    names: latin === undefined ? { rus: name } : { rus: name, eng: latin },
    issuer: issuer === undefined ? undefined : { name: issuer },
    currency: kind === 'bond' ? (textOf(row.get('FACEUNIT')) ?? currency) : currency,
    listedOn: kind === 'bond' ? undefined : dayOf(row.get('ISSUEDATE')),
    shareType: kind === 'stock' ? shareTypeOf(row) : undefined,
    nominal: positive(decimalOf(row.get('FACEVALUE'))),
    sharesOutstanding: kind === 'stock' ? positive(decimalOf(row.get('ISSUESIZE'))) : undefined,
  });
  const listing = withoutMissing<ListingRecord>({ type: 'listing', subject, currency });
  if (kind === 'index') return [instrument];
  return kind === 'bond' ? [instrument, listing, ...bondRecords(row, subject)] : [instrument, listing];
}

const shareTypeOf = (row: IssRow) =>
  textOf(row.get('SECTYPE')) === '2' || /preferred/.test(textOf(row.get('TYPE')) ?? '')
    ? 'preferred'
    : 'ordinary';

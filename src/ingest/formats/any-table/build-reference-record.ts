import {
  CODE_SCHEMES,
  type CodeRecord,
  type DividendRecord,
  type ImportRecord,
  type InstrumentRecord,
  type IssuerRecord,
  type ListingRecord,
  type RecordType,
} from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Cells } from '../cells.ts';
import { countryCode } from '../country-code.ts';
import { oneOf } from '../one-of.ts';
import { toCik } from '../subject-row.ts';
import { toBoolean } from '../to-boolean.ts';
import { withoutMissing } from '../without-missing.ts';

const STATUSES = ['active', 'suspended', 'delisted', 'matured', 'defaulted'] as const;

type Type = Extract<RecordType, 'issuer' | 'instrument' | 'listing' | 'code' | 'dividend'>;

export function buildReferenceRecord(type: Type, cells: Cells<string>, subject: Subject): ImportRecord {
  const country = cells.text('country');
  switch (type) {
    case 'issuer':
      return withoutMissing<IssuerRecord>({
        type,
        subject,
        name: cells.needText('name'),
        country: country === undefined ? undefined : countryCode(country),
        industry: cells.text('industry'),
        isBank: toBoolean(cells.text('isBank')),
        website: cells.text('website'),
        about: cells.text('about'),
      });
    case 'instrument':
      return buildInstrument(cells, subject);
    case 'listing':
      return withoutMissing<ListingRecord>({
        type,
        subject,
        currency: cells.text('currency'),
        status: oneOf(['active', 'suspended', 'delisted'], cells.text('status')),
      });
    case 'code':
      return withoutMissing<CodeRecord>({
        type,
        subject,
        scheme: oneOf(CODE_SCHEMES, cells.needText('scheme')) ?? 'provider',
        place: cells.text('place') ?? '',
        value: cells.needText('value'),
        validFrom: cells.day('validFrom'),
        validTo: cells.day('validTo'),
      });
    case 'dividend':
      return buildDividend(cells, subject);
  }
}

function buildInstrument(cells: Cells<string>, subject: Subject): InstrumentRecord {
  const issuer = withoutMissing<Subject>({
    lei: cells.text('issuerLei'),
    cik: toCik(cells.text('issuerCik')),
    name: cells.text('issuerName'),
  });
  return withoutMissing<InstrumentRecord>({
    type: 'instrument',
    subject,
    kind: subject.kind ?? 'stock',
    name: cells.needText('name'),
    issuer: Object.keys(issuer).length === 0 ? undefined : issuer,
    currency: cells.text('currency'),
    listedOn: cells.day('listedOn'),
    status: oneOf(STATUSES, cells.text('status')),
    delistedOn: cells.day('delistedOn'),
    shareType: oneOf(['ordinary', 'preferred'], cells.text('shareType')),
    nominal: cells.number('nominal'),
    sharesOutstanding: cells.count('sharesOutstanding'),
    expenseRatio: cells.number('expenseRatio'),
    industry: cells.text('industry'),
  });
}

/** The ex-dividend day, or the record day from which it follows. */
function buildDividend(cells: Cells<string>, subject: Subject): DividendRecord {
  const exDividendOn = cells.day('exDividendOn');
  return withoutMissing<DividendRecord>({
    type: 'dividend',
    subject,
    amount: cells.needNumber('amount'),
    currency: cells.text('currency'),
    exDividendOn,
    recordOn: exDividendOn === undefined ? cells.needDay('recordOn') : cells.day('recordOn'),
    paidOn: cells.day('paidOn'),
    announcedOn: cells.day('announcedOn'),
    kind: oneOf(['regular', 'special', 'return_of_capital'], cells.text('dividendKind')),
  });
}

import type { BondTermsRecord, ImportRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { IssRow } from '../iss-blocks.ts';
import { dayOf, decimalOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';

/** Periods of whole weeks (91, 182, 364 days) are counted in days; others round the days of months. */
const WEEK = 7;

/** Terms of a bond, and the day on which its holder may sell it back. */
export function bondRecords(row: IssRow, subject: Subject): ImportRecord[] {
  const period = Number(decimalOf(row.get('COUPONPERIOD')) ?? 0);
  const terms = withoutMissing<BondTermsRecord>({
    type: 'bond-terms',
    subject,
    nominal: positive(decimalOf(row.get('INITIALFACEVALUE')) ?? decimalOf(row.get('FACEVALUE'))),
    amount: positive(decimalOf(row.get('ISSUESIZE'))),
    currency: textOf(row.get('FACEUNIT')),
    couponRate: decimalOf(row.get('COUPONPERCENT')),
    couponsPerYear: period > 0 ? Math.round(365 / period) : undefined,
    periodDays: period > 0 && period % WEEK === 0 ? period : undefined,
    issuedOn: dayOf(row.get('ISSUEDATE')),
    maturesOn: dayOf(row.get('MATDATE')),
  });
  const day = dayOf(row.get('BUYBACKDATE')) ?? dayOf(row.get('OFFERDATE'));
  const price = positive(decimalOf(row.get('BUYBACKPRICE')));
  if (day === undefined) return [terms];
  return [terms, { type: 'option', subject, kind: 'put', day, ...(price === undefined ? {} : { price }) }];
}

/** ISS writes 0 for what it does not know. */
export const positive = (number: string | undefined) => (Number(number) > 0 ? number : undefined);

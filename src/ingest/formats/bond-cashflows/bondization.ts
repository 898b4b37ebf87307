import type { CouponRecord, ImportRecord, RedemptionRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Reading } from '../format.ts';
import type { IssBlocks, IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf, textOf } from '../json-value.ts';
import { withoutMissing } from '../without-missing.ts';
import { keyOf } from './bond-stubs.ts';

/** Gives the currency of each bond, which only the rows of payments name. */
export function readBondization(
  blocks: IssBlocks,
  reading: Reading,
  reads: Reads,
): ReadonlyMap<string, string> {
  const currencies = new Map<string, string>();
  const each = (name: string, toRecord: (row: IssRow, subject: Subject) => ImportRecord | null) => {
    for (const row of blocks.get(name) ?? []) {
      const subject = subjectOf(row, reading);
      const currency = textOf(row.get('FACEUNIT'));
      if (currency !== undefined) currencies.set(keyOf(subject), currency);
      const record = toRecord(row, subject);
      if (record) reads.add(Object.fromEntries(row), [record]);
      else
        reads.find(Object.fromEntries(row), {
          rule: 'not_a_day',
          severity: 'reject',
          details: { block: name },
        });
    }
  };
  each('coupons', toCoupon);
  each('amortizations', toRedemption);
  each('offers', toOption);
  return currencies;
}

const subjectOf = (row: IssRow, { subject }: Reading): Subject => ({
  ...subject,
  ...withoutMissing<Subject>({
    isin: textOf(row.get('ISIN')),
    providerCode: textOf(row.get('SECID')),
    name: textOf(row.get('NAME')),
    kind: 'bond',
  }),
});

/** A coupon whose amount is not known yet has none. */
function toCoupon(row: IssRow, subject: Subject): CouponRecord | null {
  const day = dayOf(row.get('COUPONDATE'));
  if (day === undefined) return null;
  return withoutMissing<CouponRecord>({
    type: 'coupon',
    subject,
    day,
    startsOn: dayOf(row.get('STARTDATE')),
    rate: decimalOf(row.get('VALUEPRC')),
    amount: decimalOf(row.get('VALUE')),
    recordOn: dayOf(row.get('RECORDDATE')),
    nominal: decimalOf(row.get('FACEVALUE')),
  });
}

function toRedemption(row: IssRow, subject: Subject): RedemptionRecord | null {
  const day = dayOf(row.get('AMORTDATE'));
  if (day === undefined) return null;
  return withoutMissing<RedemptionRecord>({
    type: 'redemption',
    subject,
    day,
    amount: decimalOf(row.get('VALUE')),
    percent: decimalOf(row.get('VALUEPRC')),
  });
}

function toOption(row: IssRow, subject: Subject): ImportRecord | null {
  const day = dayOf(row.get('OFFERDATE')) ?? dayOf(row.get('OFFERDATEEND'));
  const price = decimalOf(row.get('PRICE'));
  const kind = /колл|call/i.test(textOf(row.get('OFFERTYPE')) ?? '') ? 'call' : 'put';
  return day === undefined
    ? null
    : { type: 'option', subject, kind, day, ...(Number(price) > 0 && price ? { price } : {}) };
}

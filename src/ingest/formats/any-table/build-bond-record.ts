import type {
  BondTermsRecord,
  CouponRecord,
  ImportRecord,
  OptionRecord,
  RecordType,
  RedemptionRecord,
  Subject,
} from '#domain/import/records.ts';
import type { Cells } from '../cells.ts';
import { oneOf } from '../one-of.ts';
import { withoutMissing } from '../without-missing.ts';

type Type = Extract<RecordType, 'bond-terms' | 'coupon' | 'redemption' | 'option' | 'curve'>;

export function buildBondRecord(type: Type, cells: Cells<string>, subject: Subject): ImportRecord {
  const { kind: _kind, ...rest } = subject;
  const bond: Subject = { ...rest, kind: 'bond' };
  switch (type) {
    case 'bond-terms':
      return buildTerms(cells, bond);
    case 'coupon':
      return withoutMissing<CouponRecord>({
        type,
        subject: bond,
        day: cells.needDay('day'),
        startsOn: cells.day('startsOn'),
        rate: cells.number('couponRate'),
        amount: cells.number('amount'),
        recordOn: cells.day('recordOn'),
        nominal: cells.number('nominal'),
      });
    case 'redemption':
      return withoutMissing<RedemptionRecord>({
        type,
        subject: bond,
        day: cells.needDay('day'),
        amount: cells.number('amount'),
        percent: cells.number('percent'),
      });
    case 'option':
      return withoutMissing<OptionRecord>({
        type,
        subject: bond,
        kind: oneOf(['put', 'call'], cells.needText('optionKind')) ?? 'put',
        day: cells.needDay('day'),
        price: cells.number('price'),
      });
    case 'curve':
      return {
        type,
        code: cells.needText('curveCode'),
        currency: cells.needText('currency'),
        kind: oneOf(['par', 'zero', 'forward', 'swap'], cells.text('curveKind')) ?? 'par',
        day: cells.needDay('day'),
        months: cells.needNumber('months'),
        percent: cells.needNumber('percent'),
      };
  }
}

function buildTerms(cells: Cells<string>, subject: Subject): BondTermsRecord {
  const perYear = cells.number('couponsPerYear');
  return withoutMissing<BondTermsRecord>({
    type: 'bond-terms',
    subject,
    nominal: cells.number('nominal'),
    amount: cells.count('issueAmount'),
    currency: cells.text('currency'),
    couponType: oneOf(['fixed', 'floating', 'zero', 'indexed'], cells.text('couponType')),
    couponRate: cells.number('couponRate'),
    baseRate: cells.text('baseRate'),
    couponsPerYear: perYear === undefined ? undefined : Number(perYear),
    dayCount: cells.text('dayCount'),
    issuedOn: cells.day('issuedOn'),
    maturesOn: cells.day('maturesOn'),
    firstCouponOn: cells.day('firstCouponOn'),
    sector: cells.text('sector'),
  });
}

import { OBSERVATIONS } from '#domain/bonds/fixings/fixing-terms.ts';
import type {
  BondTermsRecord,
  CouponRecord,
  ImportRecord,
  OptionRecord,
  RecordType,
  RedemptionRecord,
} from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Cells } from '../cells.ts';
import { oneOf } from '../one-of.ts';
import { toBoolean } from '../to-boolean.ts';
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
        kind: oneOf(['put', 'call', 'make_whole'], cells.needText('optionKind')) ?? 'put',
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
    ...buildFixing(cells),
    sector: cells.text('sector'),
    ...buildSchedule(cells),
  });
}

function buildSchedule(cells: Cells<string>) {
  const count = (field: string) => {
    const number = cells.number(field);
    return number === undefined ? undefined : Number(number);
  };
  return {
    convention: cells.text('convention'),
    periodDays: count('periodDays'),
    periodMonths: count('periodMonths'),
    lastRegularCouponOn: cells.day('lastRegularCouponOn'),
    keepsMonthEnd: yesOrNo(cells.text('monthEnd')),
    calendar: cells.text('calendar'),
    businessDayRule: cells.text('businessDayRule'),
    accruesToPayment: accrualOf(cells.text('accrual')),
    exCouponDays: count('exCouponDays'),
    exCouponCounted: oneOf(['business', 'calendar'], cells.text('exCouponCounted')),
    settlementDays: count('settlementDays'),
    accruedDecimals: count('accruedDecimals'),
    accruedPer: oneOf(['unit', 'hundred'], cells.text('accruedPer')),
    capitalisedUntil: cells.day('capitalisedUntil'),
  };
}

function yesOrNo(text: string | undefined): boolean | undefined {
  const answer = oneOf(['yes', 'true', '1', 'no', 'false', '0'], text);
  return answer === undefined ? undefined : ['yes', 'true', '1'].includes(answer);
}

function accrualOf(text: string | undefined): boolean | undefined {
  const accrual = oneOf(['adjusted', 'unadjusted'], text);
  return accrual === undefined ? undefined : accrual === 'adjusted';
}

function buildFixing(cells: Cells<string>): Partial<BondTermsRecord> {
  const lag = cells.number('fixingLag');
  return withoutMissing<Partial<BondTermsRecord>>({
    fixingObservation: oneOf(OBSERVATIONS, cells.text('fixingObservation')),
    fixingLag: lag === undefined ? undefined : Number(lag),
    observationShift: toBoolean(cells.text('observationShift')),
    rateMultiplier: cells.number('rateMultiplier'),
    rateFloor: cells.number('rateFloor'),
    rateCap: cells.number('rateCap'),
  });
}

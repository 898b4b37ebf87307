import { OBSERVATIONS, RATE_PROJECTIONS } from '#domain/bonds/fixings/fixing-terms.ts';
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
        kind:
          (cells.needText('optionKind') && cells.word('optionKind', ['put', 'call', 'make_whole'])) || 'put',
        day: cells.needDay('day'),
        price: cells.number('price'),
      });
    case 'curve':
      return {
        type,
        code: cells.needText('curveCode'),
        currency: cells.needText('currency'),
        kind: cells.word('curveKind', ['par', 'zero', 'forward', 'swap']) ?? 'par',
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
    couponType: cells.word('couponType', ['fixed', 'floating', 'zero', 'indexed']),
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
    keepsMonthEnd: yesOrNo(cells, 'monthEnd'),
    calendar: cells.text('calendar'),
    businessDayRule: cells.text('businessDayRule'),
    accruesToPayment: accrualOf(cells),
    exCouponDays: count('exCouponDays'),
    exCouponCounted: cells.word('exCouponCounted', ['business', 'calendar']),
    settlementDays: count('settlementDays'),
    accruedDecimals: count('accruedDecimals'),
    accruedPer: cells.word('accruedPer', ['unit', 'hundred']),
    capitalisedUntil: cells.day('capitalisedUntil'),
  };
}

const YES = ['yes', 'y', 'true', '1', 'да'] as const;

function yesOrNo(cells: Cells<string>, field: string): boolean | undefined {
  const answer = cells.word(field, [...YES, 'no', 'n', 'false', '0', 'нет']);
  return answer === undefined ? undefined : YES.some((yes) => yes === answer);
}

function accrualOf(cells: Cells<string>): boolean | undefined {
  const accrual = cells.word('accrual', ['adjusted', 'unadjusted']);
  return accrual === undefined ? undefined : accrual === 'adjusted';
}

function buildFixing(cells: Cells<string>): Partial<BondTermsRecord> {
  const lag = cells.number('fixingLag');
  return withoutMissing<Partial<BondTermsRecord>>({
    fixingObservation: cells.word('fixingObservation', OBSERVATIONS),
    fixingLag: lag === undefined ? undefined : Number(lag),
    observationShift: yesOrNo(cells, 'observationShift'),
    rateMultiplier: cells.number('rateMultiplier'),
    rateFloor: cells.number('rateFloor'),
    rateCap: cells.number('rateCap'),
    rateProjection: cells.word('rateProjection', RATE_PROJECTIONS),
  });
}

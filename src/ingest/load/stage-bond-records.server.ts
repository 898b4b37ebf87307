import { findDayCount } from '#domain/bonds/day-count-names.ts';
import type { Finding } from '#domain/import/finding.ts';
import { checkBeforeMaturity, checkOverlap, checkTerms } from '../checks/bond-rules.ts';
import { checkSchedule } from '../checks/schedule-rules.ts';
import { scheduleColumns } from './schedule-columns.ts';
import { currencyIn, resolveIn, type StageContext, type StageRecord } from './stage-context.server.ts';
import { wholeNumber } from './stage-prices.ts';
import type { CollectedRedemption } from './stage-redemptions.server.ts';

const ISSUER_TYPES = new Set(['government', 'municipal', 'bank', 'corporate']);

export const stageTerms: StageRecord<'bond-terms'> = (record, origin, context) => {
  const wrong = checkTerms(record) ?? checkSchedule(record);
  if (wrong) return [wrong];
  const currency = currencyIn(context, record.currency);
  if ('finding' in currency) return [currency.finding];
  const bond = bondIn(context, record.subject, origin.line, currency.code);
  if ('finding' in bond) return [bond.finding];
  const sector = record.sector?.toLowerCase();
  context.registry.drafts.put(
    'bond',
    bond.id,
    { file: context.position, line: origin.line },
    {
      face_value: record.nominal,
      units_issued: wholeNumber(record.amount),
      issuer_type: sector && ISSUER_TYPES.has(sector) ? sector : undefined,
      coupon_type: record.couponType === 'indexed' ? undefined : record.couponType,
      coupon_rate: record.couponRate,
      reference_rate: record.baseRate,
      coupons_per_year: record.couponsPerYear,
      day_count: record.dayCount && findDayCount(record.dayCount),
      issued_on: record.issuedOn,
      matures_on: record.maturesOn,
      first_coupon_on: record.firstCouponOn,
      ...scheduleColumns(record),
      fixing_observation: record.fixingObservation,
      fixing_lag: record.fixingLag,
      observation_shift: record.observationShift,
      rate_multiplier: record.rateMultiplier,
      rate_floor: record.rateFloor,
      rate_cap: record.rateCap,
      rate_projection: record.rateProjection,
    },
  );
  return [];
};

export const stageCoupon: StageRecord<'coupon'> = (record, origin, context) => {
  const bond = bondIn(context, record.subject, origin.line);
  if ('finding' in bond) return [bond.finding];
  const late = checkBeforeMaturity('coupon_after_maturity', record.day, maturityOf(context, bond.id));
  if (late) return [late];
  const overlap = checkOverlap(record, context.periods.get(bond.id));
  if (overlap) return [overlap];
  if (record.startsOn) context.periods.set(bond.id, { startsOn: record.startsOn, day: record.day });
  const isKnown = record.rate !== undefined || record.amount !== undefined;
  context.stage.put('bond_coupon', origin, [
    bond.id,
    record.day,
    record.startsOn ?? null,
    record.rate ?? null,
    record.amount ?? null,
    record.recordOn ?? null,
    isKnown,
  ]);
  return [];
};

export const stageRedemption: StageRecord<'redemption'> = (record, origin, context) => {
  const bond = bondIn(context, record.subject, origin.line);
  if ('finding' in bond) return [bond.finding];
  const { percent, amount } = record;
  if (percent === undefined && amount === undefined)
    return [{ rule: 'missing_required', severity: 'reject', field: 'percent' }];
  const repaid = percent ?? amount ?? '';
  if (!(Number(repaid) > 0))
    return [{ rule: 'not_positive', severity: 'reject', field: 'percent', value: repaid }];
  const known = context.redemptions.get(bond.id) ?? [];
  const isSame = ({ record: other }: CollectedRedemption) =>
    other.day === record.day && other.amount === amount && other.percent === percent;
  if (known.some(isSame)) return [{ rule: 'duplicate', severity: 'note' }];
  context.redemptions.set(bond.id, [...known, { record, origin }]);
  return [];
};

export const stageOption: StageRecord<'option'> = (record, origin, context) => {
  const bond = bondIn(context, record.subject, origin.line);
  if ('finding' in bond) return [bond.finding];
  const late = checkBeforeMaturity('option_after_maturity', record.day, maturityOf(context, bond.id));
  if (late) return [late];
  context.stage.put('bond_option', origin, [bond.id, record.kind, record.day, record.price ?? null]);
  return [];
};

function maturityOf({ registry }: StageContext, bondId: number): string | null {
  const day = registry.drafts.find('bond', bondId)?.values.matures_on;
  return typeof day === 'string' ? day : null;
}

function bondIn(
  context: StageContext,
  subject: Parameters<typeof resolveIn>[1],
  line: number,
  currency?: string,
): { readonly id: number } | { readonly finding: Finding } {
  const outcome = resolveIn(
    context,
    { ...subject, kind: 'bond' },
    {
      needed: 'instrument',
      hints: { kind: 'bond', currency },
      line,
    },
  );
  if ('finding' in outcome) return outcome;
  const { instrument } = outcome.resolved;
  if (!instrument) return { finding: { rule: 'unknown_instrument', severity: 'hold' } };
  return { id: instrument.id };
}

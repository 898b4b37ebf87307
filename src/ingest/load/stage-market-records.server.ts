import { toDayNumber } from '#domain/calendar/day-number.ts';
import { divideDecimals, multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import { exDayOf } from '#domain/import/ex-day.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { DecimalText, PriceRecord } from '#domain/import/records.ts';
import { judge, keepsOut } from '../checks/check-settings.ts';
import { checkDividend } from '../checks/dividend-rules.ts';
import { toPriceDay } from '../checks/price-day.ts';
import { currencyIn, resolveIn, type StageContext, type StageRecord } from './stage-context.server.ts';
import { priceRow } from './stage-prices.ts';

export const stagePrice: StageRecord<'price'> = (record, origin, context) => {
  const { registry, stage, prices } = context;
  const currency = currencyIn(context, record.currency);
  if ('finding' in currency) return [currency.finding];
  const { line } = origin;
  const found = registry.findLast(record.subject) ?? resolveListing(record, currency.code, line, context);
  if ('finding' in found) return [{ ...found.finding, line }];
  const { instrument, listing } = found;
  if (!instrument) return [];
  const venue = listing?.mic ? (registry.reference.venues.get(listing.mic) ?? null) : null;
  const scaled = currency.factor === '1' ? record : scalePrices(record, currency.factor);
  const price = toPriceDay(scaled, record);
  const findings = prices.check(price, line, instrument, listing, venue);
  if (findings.some(keepsOut)) return findings;
  if (instrument.kind === 'index') {
    if (scaled.last === undefined) return [...findings, { rule: 'no_values', severity: 'note' }];
    putIndexValue(context, instrument.id, { ...scaled, value: scaled.last }, origin);
    return findings;
  }
  if (!listing) return findings;
  const rank = registry.reference.boardRank(record.subject.board);
  stage.putDay(rank === 0 ? origin : { ...origin, rank }, listing, record.day, priceRow(scaled, price));
  return findings;
};

const resolveListing = (
  { subject, day }: PriceRecord,
  currency: string | undefined,
  line: number,
  { registry, position }: StageContext,
) => registry.resolve(subject, day, 'listing', { currency, kind: subject.kind }, { file: position, line });

const SCALED = ['last', 'open', 'low', 'high', 'average', 'legalClose', 'bid', 'ask', 'turnover'] as const;

/** Pence become pounds. */
function scalePrices(record: PriceRecord, factor: DecimalText): PriceRecord {
  const scaled: Record<string, DecimalText> = {};
  for (const field of SCALED) {
    const value = record[field];
    if (value !== undefined) scaled[field] = multiplyDecimals(value, factor);
  }
  return { ...record, ...scaled };
}

export const stageIndexValue: StageRecord<'index-value'> = (record, origin, context) => {
  const currency = currencyIn(context, record.currency);
  if ('finding' in currency) return [currency.finding];
  const outcome = resolveIn(
    context,
    { ...record.subject, kind: 'index' },
    {
      day: record.day,
      needed: 'instrument',
      hints: { kind: 'index', currency: currency.code },
      line: origin.line,
    },
  );
  if ('finding' in outcome) return [outcome.finding];
  const { instrument } = outcome.resolved;
  if (!instrument) return [];
  const price = { type: 'price', subject: record.subject, day: record.day, last: record.value } as const;
  const findings = context.prices.check(toPriceDay(price), origin.line, instrument, null, null);
  if (!findings.some(keepsOut)) putIndexValue(context, instrument.id, record, origin);
  return findings;
};

function putIndexValue(
  { registry, stage, position }: StageContext,
  indexId: number,
  { day, value }: { readonly day: string; readonly value: DecimalText },
  origin: { readonly line: number; readonly file: number },
): void {
  stage.put('index_value', origin, [indexId, day, value]);
  // The first value of a file is no base: that stays unknown.
  if (registry.things.instruments.get(indexId)?.isNew === true)
    registry.drafts.put('market_index', indexId, { file: position, line: origin.line }, {});
}

export const stageSplit: StageRecord<'split'> = (record, origin, context) => {
  const { stage, splits, prices } = context;
  const ratio = Number(record.after) / Number(record.before);
  if (!(ratio > 0) || !Number.isFinite(ratio))
    return [{ rule: 'not_positive', severity: 'reject', field: 'after', value: record.after }];
  const outcome = resolveIn(context, record.subject, {
    day: record.day,
    needed: 'instrument',
    line: origin.line,
  });
  if ('finding' in outcome) return [outcome.finding];
  const { instrument, listing } = outcome.resolved;
  if (!instrument) return [];
  const split = { day: toDayNumber(record.day), ratio };
  const known = splits.get(instrument.id) ?? [];
  if (!known.some(({ day }) => day === split.day)) splits.set(instrument.id, [...known, split]);
  prices.addSplit(listing?.id ?? instrument.id, split);
  stage.put('split', origin, [instrument.id, record.day, divideDecimals(record.after, record.before)]);
  return [];
};

export const stageDividend: StageRecord<'dividend'> = (record, origin, context) => {
  const { stage, file, registry } = context;
  const wrong = checkDividend(record);
  if (wrong) return [wrong];
  const currency = currencyIn(context, record.currency);
  if ('finding' in currency) return [currency.finding];
  const { exDividendOn, recordOn } = record;
  const outcome = resolveIn(context, record.subject, {
    day: exDividendOn ?? recordOn ?? null,
    needed: 'instrument',
    line: origin.line,
  });
  if ('finding' in outcome) return [outcome.finding];
  const { instrument, listing } = outcome.resolved;
  if (!instrument) return [];
  const findings: Finding[] = [];
  const twice = context.isDividendTwice(String(instrument.id), record);
  const judged = twice && judge({ ...twice, line: origin.line }, file.checks);
  if (judged) findings.push(judged);
  if (findings.some(keepsOut)) return findings;
  const country = registry.reference.venues.get(listing?.mic ?? '')?.country ?? '';
  stage.put('dividend', origin, [
    instrument.id,
    exDividendOn ?? exDayOf(recordOn ?? '', country),
    record.kind ?? 'regular',
    0,
    currency.factor === '1' ? record.amount : multiplyDecimals(record.amount, currency.factor),
    currency.code ?? listing?.currency ?? instrument.currency,
    record.announcedOn ?? null,
    recordOn ?? null,
    record.paidOn ?? null,
  ]);
  return findings;
};

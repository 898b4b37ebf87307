import type { Finding } from '#domain/import/finding.ts';
import type { RelationRecord } from '#domain/import/records.ts';
import type { StageOrigin } from './stage.server.ts';
import { resolveIn, type StageContext, type StageRecord } from './stage-context.server.ts';

export const stageRate: StageRecord<'rate'> = ({ code, day, percent }, origin, { stage }) => {
  const wrong = checkPercent(percent);
  if (wrong) return [wrong];
  stage.put('reference_rate', origin, [code, day, percent]);
  return [];
};

export const stageCurve: StageRecord<'curve'> = (record, origin, { stage, curves, registry }) => {
  const wrong = checkPercent(record.percent);
  if (wrong) return [wrong];
  const currency = registry.reference.findCurrency(record.currency)?.code;
  if (!currency)
    return [{ rule: 'unknown_currency', severity: 'hold', field: 'currency', value: record.currency }];
  curves.set(record.code, { currency, kind: record.kind });
  stage.put('yield_curve_point', origin, [record.code, record.day, record.months, record.percent]);
  return [];
};

const checkPercent = (percent: string): Finding | null =>
  Number.isFinite(Number(percent))
    ? null
    : { rule: 'not_a_number', severity: 'reject', field: 'percent', value: percent };

export const stageRating: StageRecord<'rating'> = (record, origin, context) => {
  const outcome = resolveIn(context, record.subject, {
    day: record.givenOn,
    needed: 'issuer',
    line: origin.line,
  });
  if ('finding' in outcome) return [outcome.finding];
  const { issuerId } = outcome.resolved;
  if (issuerId === null) return [];
  context.registry.named.add(issuerId);
  context.stage.put('rating', origin, [
    issuerId,
    record.agency,
    record.givenOn,
    record.grade,
    record.outlook ?? null,
  ]);
  return [];
};

export const stageMember: StageRecord<'member'> = (record, origin, context) => {
  const index = resolveIn(
    context,
    { ...record.index, kind: 'index' },
    { needed: 'instrument', line: origin.line },
  );
  const member = resolveIn(context, record.subject, { needed: 'instrument', line: origin.line });
  if ('finding' in index) return [index.finding];
  if ('finding' in member) return [member.finding];
  const [of, instrument] = [index.resolved.instrument, member.resolved.instrument];
  if (of && instrument) context.stage.put('index_member', origin, [of.id, instrument.id, record.weight]);
  return [];
};

/**
 * What a fund holds may be unknown here: then it is known by name, and a list of holdings says too little of it to create it. The
 * composition of the last day is stored; an older file does not bring back what has left.
 */
export const stageHolding: StageRecord<'holding'> = (record, origin, context) => {
  const fund = resolveIn(
    context,
    { ...record.fund, kind: 'etf' },
    { needed: 'instrument', line: origin.line },
  );
  if ('finding' in fund) return [fund.finding];
  const id = fund.resolved.instrument?.id;
  if (id === undefined) return [];
  const { position: file } = context;
  const known = context.holdings.get(id) ?? { day: record.asOf, count: 0, file };
  const isSameList = record.asOf === known.day && known.file === file;
  if (record.asOf < known.day)
    return [{ rule: 'skipped', severity: 'note', details: { why: 'earlier_day' } }];
  if (record.asOf === known.day && known.count > 0 && known.file !== file)
    return [{ rule: 'duplicate', severity: 'note' }];
  const held = resolveIn(context, record.subject, {
    day: record.asOf,
    needed: 'instrument',
    hints: { isReference: true },
    line: origin.line,
  });
  const instrumentId = 'resolved' in held ? (held.resolved.instrument?.id ?? null) : null;
  const name =
    instrumentId === null
      ? (record.subject.name ?? record.subject.ticker ?? record.subject.isin ?? '?')
      : null;
  const stored = context.file.corrected ? storedOn(id, record.asOf, context) : [];
  const count = isSameList ? known.count : Math.max(0, ...stored.map(({ position }) => position));
  const same = stored.find((one) => one.instrumentId === instrumentId && one.name === name);
  const position = same?.position ?? count + 1;
  context.holdings.set(id, { day: record.asOf, count: Math.max(count, position), file });
  context.stage.put('etf_holding', origin, [id, position, instrumentId, name, record.percent, record.asOf]);
  return [];
};

/** What rows that were corrected complete. */
const storedOn = (id: number, day: string, { storedHoldings }: StageContext) =>
  (storedHoldings.get(id) ?? []).filter(({ asOf }) => asOf === day);

/**
 * Parents and owned companies. A company is a subsidiary of its ultimate parent, too. Persons are no issuers: they hold shares. A
 * branch is no company of its own.
 */
export const stageRelation: StageRecord<'relation'> = (record, origin, context) => {
  if (record.kind === 'branch')
    return [{ rule: 'skipped', severity: 'note', field: 'kind', value: record.kind }];
  const isEnded = record.endsOn !== undefined && record.endsOn < context.today;
  if (record.isOwnerPerson) return collectHolder(record, origin, context, isEnded);
  if (isEnded) return [{ rule: 'skipped', severity: 'note', details: { why: 'ended' } }];
  const owner = resolveIn(context, record.owner, { needed: 'issuer', line: origin.line });
  const owned = resolveIn(context, record.owned, { needed: 'issuer', line: origin.line });
  if ('finding' in owner) return [owner.finding];
  if ('finding' in owned) return [owned.finding];
  const [parent, child] = [owner.resolved.issuerId, owned.resolved.issuerId];
  if (parent === null || child === null || parent === child)
    return [{ rule: 'skipped', severity: 'note', details: { why: 'itself' } }];
  context.registry.named.add(parent).add(child);
  context.stage.put('issuer_relation', origin, [parent, child, 'subsidiary', stakeOf(record)]);
  return [];
};

function collectHolder(
  record: RelationRecord,
  origin: StageOrigin,
  context: StageContext,
  isEnded: boolean,
): readonly Finding[] {
  const owned = resolveIn(context, record.owned, { needed: 'issuer', line: origin.line });
  if ('finding' in owned) return [owned.finding];
  const { issuerId } = owned.resolved;
  const [stake, name] = [isEnded ? '0' : stakeOf(record), record.owner.name];
  if (issuerId === null || stake === null || !name)
    return [{ rule: 'skipped', severity: 'note', details: { why: 'no_stake' } }];
  // A stake is of a day: with today's, the same file would say something else tomorrow.
  const asOf = isEnded ? record.endsOn : (record.asOf ?? record.startsOn);
  if (!asOf) return [{ rule: 'skipped', severity: 'note', details: { why: 'no_day' } }];
  const known = context.holders.get(issuerId);
  const holder = { name, stake, asOf, origin };
  if (known) known.push(holder);
  else context.holders.set(issuerId, [holder]);
  return [];
}

/** Percent of the capital, where it is known to be one. */
function stakeOf({ percentFrom }: RelationRecord): string | null {
  const percent = Number(percentFrom);
  return percentFrom !== undefined && percent > 0 && percent <= 100 ? percentFrom : null;
}

import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { DecimalText, ImportRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { KnownSplit } from '../checks/basis.ts';
import type { CouponDays } from '../checks/bond-rules.ts';
import type { Hints } from '../identity/create-thing.ts';
import type { Needed, Registry, Resolved } from '../identity/registry.server.ts';
import type { CollectedHolder } from './collected-holder.server.ts';
import type { CollectedFacts } from './facts/collected-facts.ts';
import type { RunFile } from './run-file.ts';
import type { Stage, StageOrigin } from './stage.server.ts';
import type { createPriceChecks } from './stage-prices.ts';
import type { CollectedRedemption } from './stage-redemptions.server.ts';
import type { HoldingDay, StoredHolding } from './stored-holdings.repository.ts';

/** What staging the records of one file needs. */
export interface StageContext {
  readonly registry: Registry;
  readonly stage: Stage;
  readonly file: RunFile;
  readonly position: number;
  /** In UTC. */
  readonly today: CalendarDay;
  readonly prices: ReturnType<typeof createPriceChecks>;
  /** Of all files of the run and the store, by instrument. */
  readonly splits: Map<number, KnownSplit[]>;
  /** Curves that the run names: their currency and kind. */
  readonly curves: Map<string, { readonly currency: string; readonly kind: string }>;
  readonly facts: CollectedFacts;
  /** Of all files of the run, by bond. */
  readonly redemptions: Map<number, CollectedRedemption[]>;
  /** The last coupon period that was read of each bond. */
  readonly periods: Map<number, CouponDays>;
  /** People who own a part of an issuer, of all files of the run. */
  readonly holders: Map<number, CollectedHolder[]>;
  /** By fund. */
  readonly holdings: Map<number, HoldingDay>;
  /** By fund, where corrected rows of a list are read. */
  readonly storedHoldings: ReadonlyMap<number, readonly StoredHolding[]>;
  /** Of one instrument by two providers. */
  isDividendTwice(instrument: string, record: ImportRecord & { type: 'dividend' }): Finding | null;
}

/** How one type of record enters: what it returns is a finding that keeps it out, or findings beside it. */
export type StageRecord<Type extends ImportRecord['type']> = (
  record: Extract<ImportRecord, { type: Type }>,
  origin: StageOrigin,
  context: StageContext,
) => readonly Finding[];

type Outcome = { readonly resolved: Resolved } | { readonly finding: Finding };

export function resolveIn(
  { registry, position }: StageContext,
  subject: Subject,
  {
    day = null,
    needed,
    hints = {},
    line,
  }: {
    readonly day?: CalendarDay | null;
    readonly needed: Needed;
    readonly hints?: Hints;
    readonly line: number;
  },
): Outcome {
  const resolution = registry.resolve(subject, day, needed, hints, { file: position, line });
  return 'finding' in resolution ? { finding: { ...resolution.finding, line } } : { resolved: resolution };
}

const NO_CURRENCY = { code: undefined, factor: '1' } as const;

/** ISO 4217, or a finding. Nothing said is nothing wrong. */
export function currencyIn(
  { registry }: StageContext,
  word: string | undefined,
): { readonly code: string | undefined; readonly factor: DecimalText } | { readonly finding: Finding } {
  if (word === undefined) return NO_CURRENCY;
  const found = registry.reference.findCurrency(word);
  return found ?? { finding: { rule: 'unknown_currency', severity: 'hold', field: 'currency', value: word } };
}

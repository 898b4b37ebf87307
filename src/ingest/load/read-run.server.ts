import type pg from 'pg';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';
import { RECORD_ORDER } from '#domain/import/record-order.ts';
import type { ImportRecord, PriceRecord } from '#domain/import/records.ts';
import type { KnownSplit } from '../checks/basis.ts';
import type { CouponDays } from '../checks/bond-rules.ts';
import { judge } from '../checks/check-settings.ts';
import { createDividendTwice } from '../checks/dividend-rules.ts';
import { checkRejected } from '../checks/file-rules.ts';
import { judgeGaps, type ListingGap } from '../checks/gaps.ts';
import type { Read } from '../formats/format.ts';
import { readReferenceData } from '../identity/reference-data.repository.ts';
import { Registry } from '../identity/registry.server.ts';
import type { CollectedHolder } from './collected-holder.server.ts';
import { collectFacts, stageReports } from './facts/stage-facts.server.ts';
import { Findings } from './findings.ts';
import { holdFile } from './record-counts.ts';
import type { FileReport, RunFile } from './run-file.ts';
import type { RunProgress } from './run-progress.ts';
import { Stage } from './stage.server.ts';
import type { StageContext } from './stage-context.server.ts';
import { createPriceChecks } from './stage-prices.ts';
import { formerTickersLast, stageRead } from './stage-read.server.ts';
import { type CollectedRedemption, stageRedemptions } from './stage-redemptions.server.ts';
import { readHoldingDays, readStoredHoldings } from './stored-holdings.repository.ts';
import { readSplits } from './stored-splits.repository.ts';
import { createVenueClock } from './venue-clock.ts';

export interface ReadOptions {
  readonly creates: boolean;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RunProgress) => void) | undefined;
  /** Whether the session has to show all days that would be written. */
  readonly comparesDays?: boolean | undefined;
  /** Where days of trading wait until they are written. */
  readonly stagingFolder?: string | undefined;
}

/** Everything that reading has found, with its rows staged in the session. */
export interface ReadRun {
  readonly files: readonly RunFile[];
  readonly reports: readonly FileReport[];
  readonly findings: Findings;
  readonly registry: Registry;
  readonly stage: Stage;
  readonly curves: ReadonlyMap<string, { readonly currency: string; readonly kind: string }>;
  /** People who own a part of an issuer, by issuer. */
  readonly holders: ReadonlyMap<number, readonly CollectedHolder[]>;
  /** Of the store and of all files, by instrument. */
  readonly splits: ReadonlyMap<number, readonly KnownSplit[]>;
  /** Whether days of trading may be staged twice. */
  readonly mayRepeat: boolean;
  /** The files were not read: nothing is staged. */
  readonly isFoundBefore?: true;
}

/** The days of a listing in one file. */
interface Span {
  readonly first: DayNumber;
  readonly last: DayNumber;
}

/** Reads, checks and stages all files; nothing is written to the store. */
export async function readRun(
  client: pg.ClientBase,
  given: readonly RunFile[],
  { creates, now, signal, onProgress, comparesDays, stagingFolder }: ReadOptions,
): Promise<ReadRun> {
  const files = inOrder(given);
  const stage = new Stage(client, { comparesDays, folder: stagingFolder });
  const registry = new Registry(client, await readReferenceData(client), {
    creates,
    idle: () => stage.idle(),
  });
  await stage.create();
  const findings = new Findings();
  const splits = await readSplits(client);
  const shared = {
    today: now.toISOString().slice(0, 10),
    registry,
    stage,
    splits,
    curves: new Map<string, { readonly currency: string; readonly kind: string }>(),
    holdings: await readHoldingDays(client),
    storedHoldings: files.some(isCorrectedList) ? await readStoredHoldings(client) : new Map(),
    holders: new Map<number, CollectedHolder[]>(),
    redemptions: new Map<number, CollectedRedemption[]>(),
    periods: new Map<number, CouponDays>(),
    facts: await collectFacts(client),
    isDividendTwice: createDividendTwice(),
  };
  const gaps: ListingGap[] = [];
  const listings = new Map<string, Map<string, Span[]>>();
  const reports: FileReport[] = [];
  const clockOf = createVenueClock(now);
  let mayRepeat = false;
  let before = 0;
  let hasActions = false;
  for (const [position, file] of files.entries()) {
    if (creates && !hasActions && isAction(file)) {
      hasActions = true;
      await createPriced(files, registry);
    }
    registry.provider = providerOf(file.format);
    const prices = createPriceChecks({
      file,
      position,
      clockOf,
      splitsOf: (instrumentId): readonly KnownSplit[] => splits.get(instrumentId) ?? [],
    });
    const report = newReport(file);
    reports.push(report);
    const context: StageContext = { ...shared, file, position, prices };
    for await (const batch of file.read()) {
      signal?.throwIfAborted();
      await registry.prepare(batch.map(recordsOf));
      for (const read of formerTickersLast(batch)) stageRead(read, context, report, findings);
      await stage.flush();
      onProgress?.({
        step: file.name,
        records: before + report.records,
        rejected: report.rejected,
        share: file.progress?.() ?? null,
      });
    }
    before += report.records;
    const ended = prices.end();
    for (const { name, venue, first, last } of ended.listings) {
      const known = listings.get(venue) ?? new Map<string, Span[]>();
      const spans = known.get(name) ?? [];
      mayRepeat ||= spans.some((span) => span.first <= last && first <= span.last);
      spans.push({ first, last });
      listings.set(venue, known.set(name, spans));
    }
    mayRepeat ||= ended.repeats;
    await stage.idle();
    const about = await stageReports(client, stage, shared.facts, { file: position, report });
    judgeFile(file, position, report, [...ended.findings, ...about], findings);
    if (!report.isHeld) gaps.push(...ended.gaps);
  }
  await stage.idle();
  await stageRedemptions(client, shared.redemptions, {
    files,
    reports,
    findings,
    drafts: registry.drafts,
    stage,
  });
  await stage.flush({ isLast: true });
  const counts = new Map([...listings].map(([venue, names]) => [venue, names.size]));
  for (const { file, finding } of judgeGaps(gaps, counts)) {
    const judged = judge(finding, files[file ?? 0]?.checks ?? { severities: {}, accepted: new Set() });
    if (judged) findings.add(file, judged);
  }
  const { curves, holders } = shared;
  return { files, reports, findings, registry, stage, curves, holders, splits, mayRepeat };
}

/**
 * Splits and dividends of a file named SBER.csv say no venue, but the prices of the run may: whom these are about is created
 * first.
 */
async function createPriced(files: readonly RunFile[], registry: Registry): Promise<void> {
  for (const [position, file] of files.entries()) {
    if (!file.records.includes('price') || isAction(file)) continue;
    registry.provider = providerOf(file.format);
    for await (const batch of file.read()) {
      const prices = batch.flatMap(recordsOf).filter(isPrice);
      const [price] = prices;
      if (!price) continue;
      await registry.prepare([[price]]);
      const word = price.currency && registry.reference.findCurrency(price.currency)?.code;
      const origin = { file: position, line: 1 };
      registry.resolve(price.subject, price.day, 'listing', { currency: word || undefined }, origin);
      break;
    }
  }
}

const isCorrectedList = ({ corrected, records }: RunFile): boolean =>
  corrected !== undefined && records.includes('holding');

/** Splits or dividends, without prices beside them. */
const isAction = ({ records }: RunFile): boolean =>
  (records.includes('split') || records.includes('dividend')) && !records.includes('price');

const NO_RECORDS: readonly ImportRecord[] = [];

const recordsOf = (read: Read) => ('records' in read ? read.records : NO_RECORDS);

const isPrice = (record: ImportRecord): record is PriceRecord => record.type === 'price';

/** By the first type of record that a file holds, then by name. */
export const inOrder = (files: readonly RunFile[]): readonly RunFile[] =>
  files.toSorted(
    (one, other) =>
      firstOf(one) - firstOf(other) || (one.name < other.name ? -1 : Number(one.name > other.name)),
  );

const firstOf = ({ records }: RunFile): number =>
  Math.min(...records.map((record) => RECORD_ORDER.indexOf(record)), RECORD_ORDER.length);

/** yahoo-daily and yahoo-quotes use the same codes. */
const providerOf = (format: string): string => format.split('-')[0] ?? format;

const newReport = ({ name, format }: RunFile): FileReport => ({
  name,
  format,
  records: 0,
  accepted: 0,
  rejected: 0,
  held: 0,
  skipped: 0,
  firstDay: null,
  lastDay: null,
  isHeld: false,
  byRecord: {},
});

/** What only the whole file shows: where it is held, nothing of it enters. */
function judgeFile(
  file: RunFile,
  position: number,
  report: FileReport,
  found: readonly Finding[],
  findings: Findings,
): void {
  const swapped = found.some(({ rule, severity }) => rule === 'close_swapped' && severity === 'hold');
  const tooMany = swapped ? null : checkRejected(report.rejected, report.records, file.checks.mostRejected);
  const judged = tooMany && judge(tooMany, file.checks);
  for (const finding of [...found, ...(judged ? [judged] : [])]) {
    findings.add(position, finding);
    if (finding.severity === 'hold' && finding.line === undefined) holdFile(report);
  }
}

import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import { DAY_COUNTS } from '#domain/bonds/day-count.ts';
import { computeBond } from '#domain/bonds/explanation/compute-bond.ts';
import { toRateSeries } from '#domain/bonds/fixings/rate-series.ts';
import { findRunningFixing } from '#domain/bonds/fixings/running-fixing.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import {
  findNamed,
  readCells,
  type SheetCell,
  sheetPath,
} from '#engines/spreadsheets/sheet-cells-for-tests.ts';
import { unzip, zip } from '#engines/spreadsheets/zip-for-tests.ts';
import type { BondExplanation } from '#features/explain-number/bond-explanation.contract.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import type { TestApp } from '../src/app/app-for-tests.server.ts';

/** A workbook with other inputs, and the yield that the site's own functions compute from them, percent. */
export interface Changed {
  readonly workbook: Buffer;
  readonly figure: number;
  /** Where the workbook computes it, on the first sheet. */
  readonly figureRow: number;
  /** Whether its coupon follows rates that are observed day by day. */
  readonly isObserved: boolean;
}

interface Case {
  readonly terms: BondTerms;
  readonly settlement: DayNumber;
  readonly clean: number;
  readonly end: BondEnd;
  readonly assumptions: Assumptions;
}

interface Change {
  readonly name: string;
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly changed: Partial<Case>;
}

const SERIAL_OF_1970 = 25_569;
const EVERY = 9;

/** Some bonds of every kind, each with other inputs in turn, in both conventions. */
export async function readChanged(
  app: TestApp,
  readWorkbook: (address: string) => Promise<Buffer>,
): Promise<Map<string, Changed>> {
  const { rows } = await app.services.stores.primaryPool.query<{ id: number; string_id: string }>(
    `select instrument.id::int, string_id from instrument join bond_measure on bond_id = instrument.id order by 2`,
  );
  const known = await findKnownBonds(
    app.services.stores.primary,
    rows.map(({ id }) => id),
  );
  const all = new Map<string, Changed>();
  const seen = new Map<string, number>();
  for (const { id, string_id: stringId } of rows) {
    const bond = known.get(id);
    if (!bond) continue;
    const option = bond.options.at(-1);
    const { coupon, redemptions } = bond.terms;
    const observation =
      coupon.kind === 'floating' ? `${coupon.fixing?.observation} ${bond.curves !== undefined}` : '';
    const kind = `${coupon.kind} ${option?.kind ?? ''} ${redemptions.length > 0} ${observation}`;
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    if (count > 0 && count % EVERY !== 0) continue;
    const convention = count === 0 ? 'street' : 'effective';
    const end = option ? `${option.kind}-${toCalendarDay(option.day)}` : 'maturity';
    const address = `${stringId}/explain/yield/?convention=${convention}&end=${end}`;
    const answer = await app.get(`/bonds/${address}&format=json`, 'paid');
    if (answer.statusCode !== 200) continue;
    const explanation: BondExplanation = answer.json();
    if (explanation.body.figure === null) continue;
    const workbook = await readWorkbook(address);
    const cells = readCells(workbook);
    const read = (name: string) => Number(findNamed(cells, name)?.value);
    const settlement = read('settlement') - SERIAL_OF_1970;
    const before: Case = {
      terms: bond.terms,
      settlement,
      clean: read('clean_price'),
      end: option ?? { kind: 'maturity' },
      assumptions: assumptionsOn(bond, explanation.date),
    };
    for (const { name, inputs, changed } of changesOf(bond, before)) {
      const computed = computeBond({ ...before, ...changed, options: [], convention });
      if (!computed.isComputed) throw new Error(`${stringId} ${name}: ${computed.why}`);
      all.set(`${stringId}-${convention}-${name}`, {
        workbook: withInputs(workbook, cells, inputs),
        figure: 100 * computed.valued.rate,
        figureRow: findNamed(cells, 'figure')?.row ?? 0,
        isObserved: findNamed(cells, 'accrued_rate') !== undefined,
      });
    }
  }
  return all;
}

function changesOf({ terms, rates }: KnownBond, { settlement, end, assumptions, clean }: Case): Change[] {
  const { coupon } = terms;
  const changes: Change[] = [
    {
      name: 'settlement',
      inputs: { settlement: settlement + 40 + SERIAL_OF_1970, clean_price: clean + 1 },
      changed: { settlement: settlement + 40, clean: clean + 1 },
    },
  ];
  if (end.kind === 'maturity' && terms.maturesOn !== null)
    changes.push({
      name: 'one-day-left',
      inputs: { settlement: terms.maturesOn - 20 + SERIAL_OF_1970, clean_price: 100 },
      changed: { settlement: terms.maturesOn - 20, clean: 100 },
    });
  if (end.kind !== 'maturity') {
    const [day, percent] = [end.day + 17, end.percent + 0.75];
    changes.push({
      name: 'option',
      inputs: { end_date: day + SERIAL_OF_1970, end_price: percent },
      changed: { end: { ...end, day, percent } },
    });
  }
  if (coupon.kind === 'zero') return changes;
  const dayCount = DAY_COUNTS[(DAY_COUNTS.indexOf(coupon.dayCount) + 1 + (settlement % 11)) % 13] ?? '30/360';
  changes.push({
    name: 'days',
    inputs: { day_count: dayCount },
    changed: { terms: { ...terms, coupon: { ...coupon, dayCount } } },
  });
  if (coupon.kind === 'fixed' || coupon.kind === 'indexed') {
    const rate = coupon.rate + 1.25;
    if (!terms.announced && !terms.steps)
      changes.push({
        name: 'coupon',
        inputs: { coupon_rate: rate },
        changed: { terms: { ...terms, coupon: { ...coupon, rate } } },
      });
    return changes;
  }
  const running = findRunningFixing(terms, settlement, assumptions);
  const { baseRate = 0 } = assumptions;
  const projected = { ...assumptions, baseRate: baseRate + 0.5 };
  if (assumptions.forward) return changes;
  changes.push({
    name: 'projected',
    inputs: { projected_rate: baseRate + 0.5 },
    changed: { assumptions: projected },
  });
  if (running?.reportedOn == null || assumptions.fixings === undefined) return changes;
  const reportedOn = toCalendarDay(running.reportedOn);
  const series = toRateSeries(
    rates.map((rate) => (rate.day === reportedOn ? { ...rate, percent: rate.percent + 0.5 } : rate)),
  );
  if (running.percent === baseRate) return changes;
  changes.push({
    name: 'fixing',
    inputs: { base_rate: running.percent + 0.5 },
    changed: { assumptions: { ...assumptions, fixings: { ...assumptions.fixings, series } } },
  });
  return changes;
}

/** Writes values into the cells of the first sheet that have these names. */
function withInputs(
  workbook: Buffer,
  cells: readonly SheetCell[],
  inputs: Readonly<Record<string, number | string>>,
): Buffer {
  const parts = unzip(workbook);
  let sheet = parts.get(sheetPath(1))?.toString('utf8') ?? '';
  for (const [name, value] of Object.entries(inputs)) {
    const row = findNamed(cells, name)?.row;
    if (row === undefined) throw new Error(`no input ${name}`);
    const cell = new RegExp(`<c r="B${row}"[^>]*>.*?</c>`, 's');
    if (!cell.test(sheet)) throw new Error(`no cell of ${name}`);
    const written =
      typeof value === 'number'
        ? `<c r="B${row}"><v>${value}</v></c>`
        : `<c r="B${row}" t="inlineStr"><is><t>${value}</t></is></c>`;
    sheet = sheet.replace(cell, written);
  }
  parts.set(sheetPath(1), Buffer.from(sheet));
  return zip(parts);
}

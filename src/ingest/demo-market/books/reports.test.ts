import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { STATEMENT_LINES } from '#domain/statements/statement-templates.ts';
import { inventMarket } from '../demo-market.ts';
import type { DemoReport } from './demo-report.ts';
import { issuersWithHoldings, sharesOn } from './owners.ts';
import { createReports } from './reports.ts';

const market = inventMarket('test', toDayNumber('2026-03-06'), 'small');
const reports = createReports(market);
const owned = issuersWithHoldings(market);
const stringIds = new Map(market.catalogue.issuers.map(({ id, stringId }) => [id, stringId]));

const nameOf = ({ issuerId, standard, at }: DemoReport) =>
  `${stringIds.get(issuerId)} ${standard} ${at.year} Q${at.quarter}`;
const of = (stringId: string, standard = 'ifrs') =>
  reports.filter((report) => stringIds.get(report.issuerId) === stringId && report.standard === standard);
const first = (stringId: string, standard = 'ifrs') =>
  of(stringId, standard).filter(({ isRestatement }) => !isRestatement);
const read = ({ facts }: DemoReport, code: string) => {
  const value = facts.get(code);
  if (value === undefined) throw new Error(`No ${code}`);
  return value;
};

/** Total of what is owned, total of who paid for it, cash in the balance, cash at the end of the flows, net profit. */
const ANCHORS = {
  ifrs: {
    owned: 'total_assets',
    paid: 'total_equity_and_liabilities',
    profit: 'net_profit',
    end: 'cash_at_end',
  },
  ras: { owned: '1600', paid: '1700', profit: '2400', end: '4500' },
  bank_1: { owned: '1.07', paid: '1.19', profit: '2.12', end: '5.18' },
  bank_2: { owned: 'A', paid: 'P', profit: 'R', end: 'F' },
} as const;
const CASH = { ifrs: ['cash', 'bank_cash'], ras: ['1250'], bank_1: ['1.01'], bank_2: [] } as const;

test('IF-01 IF-05 IF-06 every balance sheet balances to the last unit', () => {
  expect(reports.length).toBeGreaterThan(1_800);
  const off = reports.filter(
    (it) => read(it, ANCHORS[it.standard].owned) !== read(it, ANCHORS[it.standard].paid),
  );
  expect(off.map(nameOf)).toEqual([]);
});

test('IF-01 IF-05 IF-06 every total is the sum of its lines', () => {
  for (const report of reports) {
    const lines = STATEMENT_LINES.filter(({ standard }) => standard === report.standard);
    const sums = new Map<string, number>();
    for (const { code, parent } of lines) {
      const value = report.facts.get(code);
      if (parent !== null && value !== undefined) sums.set(parent, (sums.get(parent) ?? 0) + value);
    }
    for (const [code, sum] of sums) expect(report.facts.get(code), `${nameOf(report)} ${code}`).toBe(sum);
  }
});

test('the cash flow ends with the cash of the balance sheet and begins with that of the year before', () => {
  for (const report of reports) {
    const codes: readonly string[] = CASH[report.standard];
    const cash = codes.map((code) => report.facts.get(code)).find((value) => value !== undefined);
    if (cash !== undefined) expect(read(report, ANCHORS[report.standard].end), nameOf(report)).toBe(cash);
  }
  const starts = reports.filter(({ standard }) => standard === 'ifrs');
  for (const report of starts) {
    const before = starts.find(
      ({ issuerId, at }) =>
        issuerId === report.issuerId && at.year === report.at.year - 1 && at.quarter === 4,
    );
    if (before) expect(read(report, 'cash_at_start'), nameOf(report)).toBe(read(before, 'cash_at_end'));
  }
});

test('retained earnings move by the profit less the dividends that the shares went ex in the quarter', () => {
  let compared = 0;
  for (const { issuer, shares } of owned) {
    const original = first(issuer.stringId);
    if (shares.some(({ share }) => share.sharesOutstanding === null)) continue;
    for (const [index, report] of original.entries()) {
      const before = original[index - 1];
      if (!before || before.at.end + 1 !== report.at.start) continue;
      const sinceYearBegan = report.at.quarter === 1 ? 0 : read(before, 'profit_of_owners');
      const declared = shares
        .flatMap(({ share, dividends, conversion }) =>
          dividends
            .filter(({ exDividendOn: on }) => on >= report.at.start && on <= report.at.end)
            .map(
              ({ amount, exDividendOn: on }) =>
                (amount / 10_000) * (sharesOn(share, on) ?? 0) * conversion(on),
            ),
        )
        .reduce((sum, money) => sum + Math.round(money / report.unit), 0);
      const moved = read(report, 'retained_earnings') - read(before, 'retained_earnings');
      expect(moved, nameOf(report)).toBe(read(report, 'profit_of_owners') - sinceYearBegan - declared);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1_000);
});

test('flows are counted from the start of the year: revenue and costs grow from quarter to quarter', () => {
  const growing = {
    ifrs: ['revenue', 'interest_income'],
    ras: ['2110'],
    bank_1: ['2.01'],
    bank_2: [],
  } as const;
  for (const [index, report] of reports.entries()) {
    const before = reports[index - 1];
    if (report.isRestatement || before?.issuerId !== report.issuerId || before.standard !== report.standard)
      continue;
    if (before.at.year !== report.at.year) continue;
    for (const code of growing[report.standard]) {
      const [now, then] = [report.facts.get(code), before.facts.get(code)];
      if (now !== undefined && then !== undefined) expect(now, nameOf(report)).toBeGreaterThan(then);
    }
  }
});

test('the number of shares is that of the stock table, and profit per share follows from it', () => {
  for (const { issuer, shares } of owned) {
    const latest = first(issuer.stringId).at(-1);
    if (!latest || shares.length === 0) continue;
    const counts = shares.map(({ share }) => share.sharesOutstanding);
    if (counts.includes(null)) {
      expect(latest.facts.has('average_shares')).toBe(false);
      continue;
    }
    const year = toDayNumber(`${latest.at.year}-01-01`);
    if (shares.some(({ share }) => share.splits.some(({ day }) => day >= year))) continue;
    expect(read(latest, 'average_shares')).toBe(counts.reduce<number>((sum, each) => sum + (each ?? 0), 0));
    const profit = read(latest, 'profit_of_owners') * latest.unit;
    expect(read(latest, 'eps_basic')).toBeCloseTo(profit / read(latest, 'average_shares'), 1);
  }
});

test('levels are those of living companies', () => {
  const annual = reports.filter(({ standard, at }) => standard === 'ifrs' && at.quarter === 4);
  for (const report of annual) {
    expect(read(report, 'total_equity'), nameOf(report)).toBeGreaterThan(0);
    for (const code of ['cash', 'bank_cash', 'customer_deposits', 'loans_to_customers']) {
      expect(report.facts.get(code) ?? 1, `${nameOf(report)} ${code}`).toBeGreaterThan(0);
    }
  }
  const ratios = annual
    .filter((report) => read(report, 'net_profit') > 0)
    .map((report) => report.at.worth / read(report, 'net_profit'))
    .sort((a, b) => a - b);
  expect(ratios[Math.floor(ratios.length / 2)]).toBeGreaterThan(7);
  expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(18);
});

test('nothing is known before it was signed, nor from the future', () => {
  for (const { at, effectiveOn, knownOn } of reports) {
    expect(effectiveOn).toBeGreaterThan(at.end);
    expect(knownOn).toBeGreaterThanOrEqual(effectiveOn);
    expect(knownOn).toBeLessThan(market.lastDay);
  }
});

test('IF-01 IF-05 an issuer may lack all reports, one standard, or some quarters', () => {
  for (const silent of ['vexley-robotics', 'fallowquay-holdings', 'primezhye-region', 'lanternfold']) {
    expect(of(silent)).toEqual([]);
    expect(of(silent, 'ras')).toEqual([]);
  }
  expect(first('norvik-steel')).toHaveLength(20);
  expect(first('norvik-steel', 'ras')).toHaveLength(20);
  expect(of('harrowmere-power', 'ras')).toEqual([]);
  expect(of('zvenlink-telecom', 'ras')).toEqual([]);
  expect(of('podyomnye-mashiny')).toEqual([]);
  expect(of('podyomnye-mashiny', 'ras')).toHaveLength(20);
  expect(of('quillstone-software').every(({ at }) => at.quarter % 2 === 0)).toBe(true);
  expect(of('saltmere-pharma')).toHaveLength(18);
  expect(of('cuiyu-software')).toHaveLength(4);
  expect(of('tayozhnye-tovary')).toHaveLength(12);
});

test('IF-06 banks have both types, one, none, only the archive or only what is in force', () => {
  const editions = (stringId: string, standard: string) => ({
    actual: of(stringId, standard).filter(({ isArchive }) => !isArchive).length,
    archive: of(stringId, standard).filter(({ isArchive }) => isArchive).length,
  });
  expect(editions('lugorets-bank', 'bank_1')).toEqual({ actual: 12, archive: 8 });
  expect(editions('lugorets-bank', 'bank_2')).toEqual({ actual: 12, archive: 8 });
  expect(editions('caldervoe-bank', 'bank_1')).toEqual({ actual: 12, archive: 0 });
  expect(editions('yednalis-bank', 'bank_1')).toEqual({ actual: 0, archive: 8 });
  expect(editions('loewenstieg-bank', 'bank_2')).toEqual({ actual: 0, archive: 0 });
  expect(editions('bank-zrodlany', 'bank_1')).toEqual({ actual: 0, archive: 0 });
  expect(editions('jinglan-bank', 'bank_1')).toEqual({ actual: 0, archive: 0 });
  expect(first('jinglan-bank')).toHaveLength(20);
});

test('a restatement shows the same period again, later, with other costs and the same profit', () => {
  const restated = reports.filter(({ isRestatement }) => isRestatement);
  expect(restated.map(nameOf)).toHaveLength(4);
  for (const report of restated) {
    const original = reports.find(
      (it) =>
        !it.isRestatement &&
        it.issuerId === report.issuerId &&
        it.standard === report.standard &&
        it.at === report.at,
    );
    expect(original?.knownOn).toBeLessThan(report.knownOn);
    expect(original?.facts).not.toEqual(report.facts);
    expect(original?.facts.get(ANCHORS[report.standard].profit)).toBe(
      read(report, ANCHORS[report.standard].profit),
    );
  }
});

test('a company that fails loses money', () => {
  expect(read(of('sahinoz-insaat').at(-1) ?? fail(), 'net_profit')).toBeLessThan(0);
});

function fail(): never {
  throw new Error('There is no such report');
}

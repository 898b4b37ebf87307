import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewerWithLevel } from '#domain/access/viewer.ts';
import { layOutLines } from '#domain/statements/lay-out-lines.ts';
import { STATEMENT_LINES, STATEMENT_SECTIONS } from '#domain/statements/statement-templates.ts';
import { ASTERISKS, openAllFor } from '#platform/contract/sealed.ts';
import { type ReportTableData, reportTable } from './report-table.contract.ts';
import { type ReportedPeriod, toReportTable } from './report-table.ts';

const lines = STATEMENT_LINES.filter(({ standard }) => standard === 'ifrs');
const sections = STATEMENT_SECTIONS.filter(({ standard }) => standard === 'ifrs');
const sectionOf = (code: string) => {
  const section = sections.find((each) => each.code === code);
  if (!section) throw new Error(`There is no ${code}`);
  return section;
};
const balance = sectionOf('balance_sheet');

const report = (
  periodEnd: string,
  facts: ReportedPeriod['facts'],
  more: Partial<ReportedPeriod> = {},
): ReportedPeriod => ({
  periodEnd,
  months: 12,
  periodNum: 4,
  currency: 'EUR',
  unitMultiplier: 1_000_000,
  restatedOn: null,
  facts,
  ...more,
});

type Given = Partial<Parameters<typeof toReportTable>[0]> & { reports: readonly ReportedPeriod[] };

async function tableFor(level: number, given: Given): Promise<ReportTableData> {
  const unopened = toReportTable({ section: balance, lines, limit: 5, language: 'eng', ...given });
  return reportTable.parse(await openAllFor(viewerWithLevel(level), unopened));
}

const PAID = 1077;
const OLD = report('2024-12-31', { cash: 1, total_current_assets: 1, total_assets: 1, total_equity: 1 });
const NEW = report('2025-12-31', {
  cash: 2,
  inventories: 3,
  total_current_assets: 5,
  total_assets: 5,
  total_equity: 5,
});

test('IF-07 periods stand latest first, and what one of them lacks is null', async () => {
  const table = await tableFor(PAID, { reports: [OLD, NEW] });
  expect(table.scroll_head.map(({ date }) => date)).toEqual(['2025-12-31', '2024-12-31']);
  expect(table.scroll_clmn.map(({ code }) => code)).toEqual([
    'inventories',
    'cash',
    'total_current_assets',
    'total_assets',
    'total_equity',
  ]);
  expect(table.scroll_body[0]).toEqual([3, null]);
  expect(table.scroll_clmn[0]).toMatchObject({ name: 'Inventories', class: null, measure: 'money' });
  expect(table.scroll_clmn[3]?.class).toBe('total');
});

test('IF-07 a line that the issuer never has is left out, and a statement without lines is none', () => {
  const given = {
    section: balance,
    lines,
    limit: 5,
    language: 'eng',
    reports: [report('2025-12-31', { revenue: 1 })],
  } as const;
  expect(toReportTable(given)).toBeNull();
  expect(toReportTable({ ...given, reports: [] })).toBeNull();
});

test.each([
  { level: 0, who: 'an anonymous viewer', sees: false },
  { level: 1, who: 'a signed-in viewer', sees: false },
  { level: PAID, who: 'a paid viewer', sees: true },
])('IF-02 LV-05 lines past the limit: $who sees them: $sees', async ({ level, sees }) => {
  const table = await tableFor(level, { reports: [NEW], limit: 2 });
  expect(table).toMatchObject({ showMore: true, closed_count: 3 });
  expect(table.scroll_clmn).toHaveLength(2);
  // The names of closed lines are closed too.
  expect(Object.entries(table.labels)).toEqual(table.scroll_clmn.map(({ code, name }) => [code, name]));
  if (!sees) expect(table.closed_data).toBe(ASTERISKS);
  else expect(table.closed_data).toMatchObject({ scroll_body: [[5], [5], [5]] });
});

test('IF-02 no table has more than a hundred lines', async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...(lines[0] ?? never()),
    code: `l${at}`,
    parent: null,
  }));
  const facts = Object.fromEntries(many.map(({ code }) => [code, 1]));
  const table = await tableFor(PAID, { lines: many, reports: [report('2025-12-31', facts)] });
  expect(table.scroll_clmn.length + table.closed_count).toBe(100);
});

function never(): never {
  throw new Error('The template has lines');
}

test('IF-07 units of all periods are brought to those of the latest; what is not money stays as it is', async () => {
  const inThousands = report('2024-12-31', { total_assets: 1500, eps_basic: 2 }, { unitMultiplier: 1000 });
  const table = await tableFor(PAID, { reports: [inThousands, report('2025-12-31', { total_assets: 2 })] });
  expect(table.dimension).toEqual({ currency: 'EUR', unit_multiplier: 1_000_000 });
  expect(table.scroll_body).toEqual([[2, 1.5]]);
  expect(table.scroll_head.map((head) => head.unit_multiplier)).toEqual([1_000_000, 1000]);
  const profits = await tableFor(PAID, {
    section: sectionOf('profit_and_loss'),
    reports: [inThousands, NEW],
  });
  expect(profits.scroll_body).toEqual([[null, 2]]);
});

test('IF-07 periods in several currencies keep their own', async () => {
  const table = await tableFor(PAID, { reports: [NEW, { ...OLD, currency: 'DEM' }] });
  expect(table.dimension.currency).toBeNull();
  expect(table.scroll_head.map(({ currency }) => currency)).toEqual(['EUR', 'DEM']);
});

test('IF-02 IF-07 open and closed lines together are exactly the lines with facts, in their order', async () => {
  const codes = lines.filter(({ section }) => section === balance.code).map(({ code }) => code);
  const facts = fc
    .subarray(codes, { minLength: 1 })
    .map((reported) => Object.fromEntries(reported.map((code, at) => [code, at])));
  await fc.assert(
    fc.asyncProperty(
      fc.array(facts, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 9 }),
      async (reported, limit) => {
        const reports = reported.map((each, year) => report(`20${20 + year}-12-31`, each));
        const {
          scroll_clmn: open,
          scroll_body,
          closed_data: closed,
        } = await tableFor(PAID, { reports, limit });
        if (typeof closed === 'string') throw new Error('It is shut for a paid viewer');
        const known = lines.filter(
          ({ code }) => codes.includes(code) && reported.some((each) => each[code] !== undefined),
        );
        const expected = layOutLines(known).map(({ line }) => line.code);
        expect(open).toHaveLength(
          Math.min(limit, layOutLines(known).filter(({ depth }) => depth === 0).length),
        );
        const openCodes = open.map(({ code }) => code);
        expect(expected.filter((code) => openCodes.includes(code))).toEqual(openCodes);
        expect(expected.filter((code) => !openCodes.includes(code))).toEqual(
          closed.scroll_clmn.map(({ code }) => code),
        );
        const values = [...scroll_body, ...closed.scroll_body];
        [...open, ...closed.scroll_clmn].forEach(({ code }, position) => {
          expect(values[position]?.toReversed()).toEqual(reported.map((each) => each[code] ?? null));
        });
      },
    ),
    { numRuns: 60 },
  );
});

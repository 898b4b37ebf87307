import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { reportTableForTests } from '#market/statements/report-table-for-tests.ts';
import { basispoint } from '#platform/brands/basispoint/brand.ts';
import { BrandProvider } from '#platform/brands/CurrentBrand.tsx';
import { couponry } from '#platform/brands/couponry/brand.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { BankReport } from './BankReport.tsx';
import type { BankChoice } from './bank-choice.ts';
import type { ShownBankReport } from './bank-report.contract.ts';

const at = (tab: BankChoice['tab'], type: BankChoice['type']): BankChoice => ({ tab, type });
const ALL = [at(2, 1), at(2, 2), at(1, 1), at(1, 2)];

interface Given {
  readonly kind?: ViewerKind;
  readonly choice?: BankChoice;
  readonly offered?: BankChoice[];
  readonly brand?: typeof basispoint;
  readonly change?: Partial<ShownBankReport>;
}

function draw({
  kind = 'anonymous',
  choice = at(2, 1),
  offered = ALL,
  brand = basispoint,
  change = {},
}: Given = {}): string {
  const section = (code: string, name: string) => reportTableForTests(code, name, kind === 'paid');
  const data: ShownBankReport = {
    issuerId: 57,
    view: { show: 'amount', unit: null, currency: null, lines: [] },
    ...choice,
    offered,
    rsbu_balance: section('rsbu_balance', 'Balance sheet'),
    rsbu_profit_and_loss: section('rsbu_profit_and_loss', 'Financial results'),
    rsbu_capital_adequacy: section('rsbu_capital_adequacy', 'Capital adequacy'),
    rsbu_ratios: null,
    cash_flow: section('cash_flow', 'Cash flows'),
    archLink: null,
    exportLink: null,
    conversions: [{ currency: 'USD', at_end: [2, 2, null], average: [3, 3, 3] }],
    bases: [],
    basis: null,
    ...change,
  };
  return markupFor(
    kind,
    <BrandProvider value={brand}>
      <MessageBannerProvider>
        <BankReport data={data} today="2026-06-30" />
      </MessageBannerProvider>
    </BrandProvider>,
  );
}

test('IF-06 tabs and types are links, and the tables are drawn before script runs', () => {
  const markup = draw();
  expect(markup).toMatch(/href="\/#bank-ras" aria-current="true"[^>]*>Current/);
  expect(markup).toContain('href="/?bank_tab=1#bank-ras"');
  expect(markup).toContain('href="/?bank_tab=2&amp;bank_type=2#bank-ras"');
  expect(markup.match(/<table/g)).toHaveLength(4);
});

test('IF-06 a section that no period has is left out', () => {
  expect(textOf(draw())).toContain('Capital adequacy');
  expect(textOf(draw())).not.toContain('ratios');
});

test.each<{ why: string; given: Given; tabs: string[]; types: string[] }>([
  {
    why: 'both tabs and types',
    given: {},
    tabs: ['Current', 'Archive'],
    types: ['Published forms', 'Trial balance summary'],
  },
  {
    why: 'an empty actual report has lost its tab, and the archive is shown',
    given: { choice: at(1, 1), offered: [at(1, 1)] },
    tabs: ['Archive'],
    types: [],
  },
  {
    why: 'an empty archive has lost its tab',
    given: { offered: [at(2, 1), at(2, 2)] },
    tabs: ['Current'],
    types: ['Published forms', 'Trial balance summary'],
  },
  {
    why: 'one type alone is no choice',
    given: { choice: at(2, 2), offered: [at(2, 2), at(1, 2)] },
    tabs: ['Current', 'Archive'],
    types: [],
  },
])('IF-06 $why', ({ given, tabs, types }) => {
  const links = [...draw(given).matchAll(/<a [^>]*href="[^"]*#bank-ras"[^>]*>(.*?)<\/a>/g)].map(([, text]) =>
    textOf(text ?? ''),
  );
  expect(links.slice(0, links.indexOf('Amounts'))).toEqual([...types, ...tabs]);
});

test('IF-08 the methodology stands beside the title, in the CBN data mode not', () => {
  expect(draw()).toContain('href="/brands/basispoint/bank-reports-eng.pdf"');
  expect(textOf(draw({ brand: couponry }))).not.toContain('Methodology');
});

test.each(['anonymous', 'signed-in'] as const)(
  'IF-07 LV-05 %s finds a lock in place of closed lines',
  (kind) => {
    const text = textOf(draw({ kind }));
    expect(text).toContain('These rows are available with full access.');
    expect(text).not.toContain('2 003');
    expect(textOf(draw({ kind: 'paid' }))).toContain('2 003');
  },
);

test('IF-10 IF-06 the figures of a bank can be seen as change, common size and in a chart; a link keeps tab and type', () => {
  const markup = draw({ choice: { tab: 1, type: 1 } });
  expect(markup).toContain('bank_show=change#bank-ras');
  expect(markup).toContain('bank_tab=1&amp;bank_show=share#bank-ras');
  expect(markup).toContain('bank_lines=');
});

test('IF-10 IF-06 amounts of a bank are shown in another currency, balances at the rate of the period’s end', () => {
  const view = { show: 'amount', unit: null, currency: 'USD', lines: [] } as const;
  const markup = draw({ change: { view: { ...view, lines: [] } } });
  expect(markup).toContain('bank_currency=USD');
  expect(textOf(markup)).toContain('2 006');
});

test('IF-10 IF-06 quarters and the last twelve months of a bank are links that keep its edition', () => {
  const markup = draw({ choice: at(1, 2), change: { bases: ['quarter', 'ltm'], basis: 'quarter' } });
  expect(markup).toMatch(
    /href="\/\?bank_period=quarter&amp;bank_tab=1[^"]*" aria-current="true"[^>]*>Quarter/,
  );
  expect(markup).toMatch(/href="\/\?bank_period=ltm&amp;bank_tab=1/);
  expect(markup).toMatch(/href="\/\?bank_tab=1[^"]*"[^>]*>Year to date/);
  expect(draw()).not.toContain('bank_period');
});

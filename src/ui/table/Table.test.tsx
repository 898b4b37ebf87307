import { expect, test } from 'vitest';
import type { Capability } from '#domain/access/capabilities.ts';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { ASTERISKS, isLocked } from '#platform/contract/sealed.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { SimpleTable } from './SimpleTable.tsx';
import { Table } from './Table.tsx';
import type { Cell, Column, Row } from './table-data.ts';

const columns: readonly Column[] = [
  { key: 'name', title: 'Share', isSortable: true },
  { key: 'last', title: 'Last', kind: 'number', decimals: 2, isSortable: true },
];
const share = (name: string, last: Cell = 1, more: Partial<Row> = {}): Row => ({
  id: name,
  cells: { name, last },
  ...more,
});
const shares = (count: number) => Array.from({ length: count }, (_, index) => share(`s${index}`, index + 1));

const draw = (props: Partial<Parameters<typeof Table>[0]>, kind: ViewerKind = 'paid') =>
  markupFor(kind, <Table label="Shares" columns={columns} rows={[]} {...props} />);
const bodyOf = (markup: string) => textOf(markup.slice(markup.indexOf('<tbody')));
const extraRows = (markup: string) => markup.match(/<tr class="[^"]*\bextra\b/g)?.length ?? 0;
const marker: unknown = ASTERISKS;
const shut = isLocked(marker) ? marker : undefined;

test('TB-01 numbers are grouped by a no-break space and have the decimals of their column', () => {
  const markup = draw({ rows: [share('Norvik', 1_234_567.5)] });
  expect(markup).toContain('1\u00a0234\u00a0567.50');
  expect(markup).toMatch(/<td class="number">/);
});

test('TB-01 a rich cell has its link, unit, tone, explanation and longer name', () => {
  const cell = { val: 'Norvik', lnk: '/stocks/norvik/', class: 'strong', unit: 'AG', info: 'Why' } as const;
  const markup = draw({ rows: [{ id: '1', cells: { name: cell, last: { val: 2, tooltip: 'Two' } } }] });
  expect(markup).toContain('<span class="bold"><a class="link" href="/stocks/norvik/">Norvik</a></span>');
  expect(bodyOf(markup)).toContain('Norvik AG');
  expect(markup).toContain('aria-label="Explanation"');
  expect(markup).toMatch(/<button[^>]*title="Two"[^>]*>2\.00<\/button>/);
});

test('TB-01 a link that is none of ours is plain text', () => {
  const markup = draw({ rows: [share('x', { val: 'Press', lnk: 'javascript:alert(1)' })] });
  expect(markup).toContain('Press');
  expect(markup).not.toContain('javascript');
});

test('TB-01 markup in a cell is never markup in the page', () => {
  const markup = draw({ rows: [share('<img src=x onerror=alert(1)>Norvik')] });
  expect(markup).not.toContain('<img');
  expect(bodyOf(markup)).toContain('Norvik');
});

test('TB-01 the first cell may take several columns', () => {
  const markup = draw({ rows: [share('No deals', null, { colspan: 2 }), share('a')] });
  expect(markup).toMatch(/<th[^>]*colSpan="2"[^>]*>No deals<\/th><\/tr>/i);
});

test('TB-01 nothing known is a dash and zero is zero', () => {
  expect(bodyOf(draw({ rows: [share('a', null), share('b', 0), share('c', 1)] }))).toBe('a – b 0.00 c 1.00');
});

test.each([
  { limit: 0, waits: 0 },
  { limit: 5, waits: 11 },
  { limit: 6, waits: 10 },
  { limit: 7, waits: 9 },
])('TB-02 IF-07 with a limit of $limit, $waits of 16 rows wait', ({ limit, waits }) => {
  const markup = draw({ rows: shares(16), limit });
  expect(extraRows(markup)).toBe(waits);
  expect(textOf(markup).includes(`Show ${waits} more`)).toBe(waits > 0);
});

test('TB-02 the simple table shows five rows and the full one all of them', () => {
  const props = { label: 'Shares', columns, rows: shares(9) };
  expect(extraRows(markupFor('paid', <SimpleTable {...props} />))).toBe(4);
  expect(extraRows(markupFor('paid', <Table {...props} />))).toBe(0);
});

test('TB-02 rows past a lock wait for whoever has access', () => {
  const markup = draw({ rows: shares(3), more: [share('more', 9)], moreCount: 1 });
  expect(extraRows(markup)).toBe(1);
  expect(textOf(markup)).toContain('Show 1 more');
});

test.each<{ kind: ViewerKind; words: string; links: number }>([
  { kind: 'anonymous', words: 'These rows are available with full access. Sign in to continue.', links: 1 },
  { kind: 'signed-in', words: 'These rows are available with full access.', links: 0 },
])('TB-02 without access $kind finds a prompt in place of the rows', ({ kind, words, links }) => {
  const markup = draw({ rows: shares(3), more: shut, moreCount: 12 }, kind);
  expect(textOf(markup)).toContain('Show 12 more');
  expect(textOf(markup)).toContain(words);
  expect(extraRows(markup)).toBe(0);
  expect(markup.match(/href="\/sign-in\//g)?.length ?? 0).toBe(links);
});

test('TB-03 sortable heads are buttons, and before a press no column is sorted', () => {
  const markup = draw({ rows: shares(2) });
  expect(markup).toMatch(/<th[^>]*><button type="button" class="sort">Share<\/button>/);
  expect(markup).not.toContain('aria-sort');
});

test('TB-03 where the server sorts, heads are links to the next order', () => {
  const markup = markupFor(
    'paid',
    <SimpleTable
      label="Shares"
      columns={columns}
      rows={shares(2)}
      sort={{ key: 'last', direction: 'asc' }}
      sortHrefOf={(sort) => (sort ? `/x/?sort=${sort.key}-${sort.direction}` : '/x/')}
    />,
  );
  expect(markup).toContain('href="/x/?sort=name-asc"');
  expect(markup).toMatch(/aria-sort="ascending"><a class="sort" href="\/x\/\?sort=last-desc"/);
});

test('TB-03 rows stand under the head of their group, and a closed group shows its head alone', () => {
  const rows = [
    share('a', 1, { group: 'Steel' }),
    share('b', 2, { group: 'Banks' }),
    share('c', 3, { group: 'Steel' }),
    share('All', 6, { class: 'total' }),
  ];
  expect(bodyOf(draw({ rows }))).toContain('Steel 2 a 1.00 c 3.00 Banks 1 b 2.00 All 6.00');
  const markup = draw({ rows, closedGroups: ['Steel'] });
  expect(bodyOf(markup)).toContain('Steel 2 Banks 1 b 2.00');
  expect(markup.match(/aria-expanded="false"/g)).toHaveLength(1);
});

test('TB-03 hidden rows are not in the page, and a line says how many they are', () => {
  const rows = [
    share('old', 1, { hidden: true }),
    share('older', 2, { hidden: true }),
    share('now', 3, { show: 'prev' }),
  ];
  expect(bodyOf(draw({ rows }))).toBe('Show 2 rows above now 3.00');
});

test('TB-04 a long text is cut, and the whole of it is one tap away', () => {
  const text = 'word '.repeat(30).trim();
  const markup = draw({ rows: [share(text)] });
  expect(markup).toContain(`${text.slice(0, 80).trimEnd()}…`);
  expect(markup).toContain(`title="${text}"`);
  expect(textOf(markup)).toContain('Show all');
});

test.each([
  { columns: [{ key: 'name', title: 'Comment', kind: 'comment' as const }], isCutOff: true },
  { columns, isCutOff: false },
])('TB-04 a comment is whole, and so is every text where cutting is off', (props) => {
  const text = 'word '.repeat(30).trim();
  expect(textOf(draw({ ...props, rows: [share(text)] }))).toContain(text);
});

test('TB-05 an empty column is left out unless it is always shown', () => {
  expect(draw({ rows: [share('a', 0)] })).not.toContain('Last');
  const always = columns.map((column) => ({ ...column, isAlwaysShown: true }));
  expect(draw({ rows: [share('a', 0)], columns: always })).toContain('Last');
});

test.each([
  { val: 'forbidden_request', words: 'Not available on request', isButton: false },
  { val: 'already_send_request', words: 'Request sent', isButton: false },
  { val: 'send_request', words: 'Request data', isButton: true },
])('TB-06 $val is shown as $words', ({ val, words, isButton }) => {
  const markup = draw({ rows: [share('a', val)], onRequest: () => undefined });
  expect(textOf(markup)).toContain(words);
  expect(markup).not.toContain(`>${val}<`);
  expect(/<button[^>]*><i[^>]*><\/i>Request/.test(markup)).toBe(isButton);
});

test('IF-07 sub-rows are closed at first', () => {
  const rows = [share('Assets', 3, { subRows: [share('Cash', 1)] })];
  const markup = draw({ rows });
  expect(bodyOf(markup)).toBe('Assets 3.00');
  expect(markup).toContain('aria-label="Breakdown of Assets" aria-expanded="false"');
});

test('IF-07 a report with closed data has a switch for it', () => {
  expect(textOf(draw({ rows: shares(1), closedRows: shares(2) }))).toContain('Show all data');
  expect(bodyOf(draw({ rows: shares(1), closedRows: shares(2) }))).toBe('s0 1.00');
});

test.each<{ kind: ViewerKind; lock: Capability; prompt: string }>([
  {
    kind: 'anonymous',
    lock: 'last-price',
    prompt: 'Some values are locked. Sign in to see what your plan includes.',
  },
  {
    kind: 'anonymous',
    lock: 'more-rows',
    prompt: 'Locked values are available with full access. Sign in to continue.',
  },
  { kind: 'signed-in', lock: 'more-rows', prompt: 'Locked values are available with full access.' },
])('LV-06 cells locked by $lock are asterisks with one prompt for $kind', ({ kind, lock, prompt }) => {
  const cell = { val: '***', lock };
  const markup = draw({ rows: [share('a', cell), share('b', cell)] }, kind);
  expect(markup.match(/\*\*\*/g)).toHaveLength(2);
  expect(textOf(markup).split(prompt)).toHaveLength(2);
});

test('rows with boxes can be chosen, one by one and all at once', () => {
  const markup = draw({ rows: [share('a', 1, { checked: true }), share('b', 1, { checked: false })] });
  expect(markup.match(/type="checkbox"/g)).toHaveLength(3);
  expect(markup).toMatch(/aria-label="Select a" [^>]*checked=""/);
  expect(markup).not.toMatch(/aria-label="Select b" [^>]*checked=""/);
});

test.each([
  { props: { status: 'loading' }, words: '' },
  { props: { status: 'failed', onRetry: () => undefined }, words: 'The table did not load. Try again' },
  { props: {}, words: 'No data yet' },
  { props: { empty: 'No shares.' }, words: 'No shares.' },
] as const)('a table without rows says why: $words', ({ props, words }) => {
  expect(textOf(draw(props))).toContain(words);
  expect(draw(props)).not.toContain('<table');
});

test('of ten thousand rows the server draws the first forty and says how many there are', () => {
  const markup = draw({ rows: shares(10_000) });
  expect(markup.match(/<tr/g)).toHaveLength(41);
  expect(markup).toContain('aria-rowcount="10001"');
  expect(markup).toContain('aria-rowindex="2"');
});

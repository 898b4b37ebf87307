import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Leaders } from './Leaders.tsx';
import { leaders } from './leaders.contract.ts';

const leader = {
  id: 7,
  name: 'Norvik Steel',
  url: '/stocks/norvik-steel/',
  change_url: '/stocks/a/explain/change-day/',
  ticker: 'NRVK',
  currency_name: 'EUR',
  date: '2026-06-30',
  last: 84.36,
  change: 3.1,
  capitalization: 1_234_567_890,
};
const fallen = { ...leader, id: 8, name: 'Gokcetas', url: '/stocks/gokcetas/', change: -2.5 };

const TABS_OF_DAY = [
  { id: 1, ttl: 'Gainers', show: true },
  { id: 2, ttl: 'Losers', show: true },
  { id: 3, ttl: 'Market cap', show: true },
];

function draw(kind: ViewerKind, change: object = {}): string {
  const lists = { growing: [leader], falling: [fallen], capitalization: [leader, fallen] };
  const data = leaders.parse({
    industry_id: 1,
    venue_id: 1,
    industry_name: 'Steel',
    date: '2026-06-30',
    tabs: TABS_OF_DAY,
    ...lists,
    ...change,
  });
  return markupFor(kind, <Leaders data={data} stockId={8} />);
}

test('ST-13 the lists behind the other tabs wait until requested, each with an address that works without script', () => {
  const markup = draw('paid', { falling: null, capitalization: null });
  expect(markup).toContain('href="#leaders-growing"');
  expect(markup).toContain('href="?all=leaders#leaders-falling"');
  expect(markup).toContain('href="?all=leaders#leaders-capitalization"');
  expect(markup.match(/<table/g)).toHaveLength(1);
});

test('ST-13 there are three tabs: growing, falling, capitalization; an address brings all lists', () => {
  const markup = draw('paid');
  const tabs = /<nav.*?<\/nav>/.exec(markup)?.[0] ?? '';
  expect(textOf(tabs)).toBe('Gainers Losers Market cap');
  expect(tabs.match(/aria-current="true"/g)).toHaveLength(1);
  for (const panel of ['leaders-growing', 'leaders-falling', 'leaders-capitalization']) {
    expect(tabs).toContain(`href="#${panel}"`);
    expect(markup).toContain(`id="${panel}"`);
  }
});

test('ST-13 a leader has its price, change and capitalization in millions, and leads to its page', () => {
  const markup = draw('paid');
  expect(textOf(markup)).toContain('Norvik Steel NRVK 84.36 +3.10% Change: how it is calculated 1 234.6');
  expect(markup).toContain('href="/stocks/gokcetas/"');
  expect(textOf(markup)).toContain('Steel, 30.06.2026');
  expect(textOf(markup)).toContain('Last, EUR Change Market cap, EUR million');
});

test('ST-13 LO-08 nobody is sent for a list without stocks', () => {
  const tabs = TABS_OF_DAY.map((tab) => ({ ...tab, show: tab.id !== 2 }));
  const markup = draw('paid', { tabs, falling: null, capitalization: null });
  expect(textOf(/<nav.*?<\/nav>/.exec(markup)?.[0] ?? '')).toBe('Gainers Market cap');
});

test('ST-13 the share of the page is marked where it is among them', () => {
  expect(draw('paid').match(/<tr aria-current="true"/g)).toHaveLength(2);
});

test('ST-13 where nothing rose, a sentence says so and the tab stays', () => {
  const text = textOf(draw('paid', { growing: [] }));
  expect(text).toContain('No gainers in this industry on this day.');
  expect(text).toContain('Gainers Losers Market cap');
});

test('ST-13 LV-06 an anonymous reader sees changes, asterisks for prices, and the way to sign in', () => {
  const closed = { ...leader, last: '***', capitalization: '***' };
  const markup = draw('anonymous', { growing: [closed], falling: [], capitalization: [closed] });
  expect(textOf(markup)).toContain('+3.10%');
  expect(markup).toContain('***');
  expect(markup).not.toContain('84.36');
  expect(markup).toContain('/sign-in/');
});

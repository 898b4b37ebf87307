import { expect, test } from 'vitest';
import { FIRST_VIEW, parseStatementView, toggleLine, writeStatementView } from './statement-view.ts';

test.each([
  { query: {}, view: FIRST_VIEW },
  { query: { show: 'share', unit: '1000' }, view: { ...FIRST_VIEW, show: 'share', unit: 1000 } },
  { query: { lines: 'revenue,2110,revenue' }, view: { ...FIRST_VIEW, lines: ['revenue', '2110'] } },
  { query: { currency: 'USD' }, view: { ...FIRST_VIEW, currency: 'USD' } },
  { query: { show: '__proto__', unit: '7', currency: 'usd', lines: '<b>,,' }, view: FIRST_VIEW },
])('IF-10 an address that says $query shows $view', ({ query, view }) => {
  expect(parseStatementView(query)).toEqual(view);
  expect(parseStatementView(writeStatementView(parseStatementView(query)))).toEqual(view);
});

test('IF-10 a line is drawn until it is pressed again; a seventh takes the place of the first', () => {
  const six = { ...FIRST_VIEW, lines: ['a', 'b', 'c', 'd', 'e', 'f'] };
  expect(toggleLine(six, 'c').lines).toEqual(['a', 'b', 'd', 'e', 'f']);
  expect(toggleLine(six, 'g').lines).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
});

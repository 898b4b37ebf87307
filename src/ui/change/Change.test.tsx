import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Change } from './Change.tsx';

test.each([
  { percent: 1.8, text: '+1.80%', direction: 'up' },
  { percent: -0.42, text: '−0.42%', direction: 'down' },
  { percent: 0, text: '0.00%', direction: 'flat' },
])('ST-14 $text goes $direction', ({ percent, text, direction }) => {
  const markup = markupFor('paid', <Change percent={percent} />);
  expect(textOf(markup)).toBe(text);
  expect(markup).toMatch(new RegExp(`class="[^"]*\\b${direction}\\b`));
});

test('ST-14 the direction that the data names wins over the sign of a rounded change', () => {
  expect(markupFor('paid', <Change percent={0} direction="up" />)).toMatch(/class="[^"]*\bup\b/);
});

test('an unknown change is a dash', () => {
  expect(textOf(markupFor('paid', <Change percent={null} />))).toBe('–');
});

test('ST-14 marks have the colours of the documents', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8');
  expect(tokens).toContain('--mark-up: #5cb585;');
  expect(tokens).toContain('--mark-down: #e31e25;');
  expect(tokens).toContain('--mark-flat: #9ba0b2;');
});

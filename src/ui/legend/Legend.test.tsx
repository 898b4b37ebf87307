import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Legend } from './Legend.tsx';

const SERIES = [
  { id: 'a', name: 'Norvik Steel', mark: 1, value: '+1.83 %', isShown: true },
  { id: 'b', name: 'Aurora Bank', mark: 8, isShown: false },
];

test('a legend names every series and says which are shown', () => {
  const markup = markupFor('anonymous', <Legend label="Series" series={SERIES} onToggle={() => {}} />);
  expect(textOf(markup)).toBe('Norvik Steel +1.83 % Aurora Bank');
  expect([...markup.matchAll(/aria-pressed="(\w+)"/g)].map(([, is]) => is)).toEqual(['true', 'false']);
  expect(markup.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(markup).not.toContain('style=');
});

test('where series may be removed, each has a button that says which', () => {
  const markup = markupFor(
    'anonymous',
    <Legend label="Series" series={SERIES} onToggle={() => {}} onRemove={() => {}} />,
  );
  expect(markup).toContain('aria-label="Remove Norvik Steel"');
  expect(markup).toContain('aria-label="Remove Aurora Bank"');
});

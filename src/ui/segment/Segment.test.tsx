import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Segment } from './Segment.tsx';

test('TB-07 a segment has one checked answer, even where the wanted one is hidden', () => {
  const markup = markupFor(
    'anonymous',
    <Segment
      label="Period"
      name="period"
      options={[
        { id: 'month', text: 'Month' },
        { id: 'year', text: 'Year', isHidden: true },
        { id: 'all', text: 'All', isDisabled: true },
      ]}
      active="year"
      onChange={() => {}}
    />,
  );
  expect(textOf(markup)).toBe('Month All');
  expect(markup.match(/checked=""/g)).toHaveLength(1);
  expect(markup).toMatch(/name="period"[^>]*checked=""[^>]*value="month"/);
  expect(markup).toMatch(/disabled=""[^>]*value="all"/);
});

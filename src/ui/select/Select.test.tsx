import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Select } from './Select.tsx';

const OPTIONS = [
  { id: 1, text: 'Frankfurt', group: 'Germany' },
  { id: 2, text: 'Warsaw', group: 'Poland', isDisabled: true },
  { id: 3, text: 'Stuttgart', group: 'Germany' },
  { id: 4, text: 'Milan', isHidden: true },
];
const draw = (active: number | null, isLabelHidden = false) =>
  markupFor(
    'anonymous',
    <Select
      label="Exchange"
      isLabelHidden={isLabelHidden}
      name="venue"
      options={OPTIONS}
      active={active}
      onChange={() => {}}
    />,
  );

test('TB-07 before script a select is the browser’s own, with its name and one value', () => {
  const markup = draw(3);
  expect(textOf(markup)).toBe('Exchange Frankfurt Stuttgart Warsaw');
  expect(markup).toMatch(/<select[^>]* name="venue"/);
  expect(markup.match(/ selected=""/g)).toHaveLength(1);
  expect(markup).toContain('<option value="3" selected="">Stuttgart</option>');
  expect(markup).toContain('<optgroup label="Germany"><option value="1">');
  expect(markup).toContain('<option value="2" disabled="">');
  expect(markup).not.toContain('<button');
});

test('TB-07 where the wanted value is hidden, the first one is active', () => {
  expect(draw(4)).toContain('<option value="1" selected="">Frankfurt</option>');
});

test('TB-07 a select without a visible label has a name nevertheless', () => {
  expect(draw(1)).toMatch(/<label [^>]*for="[^"]+">Exchange<\/label>/);
  expect(draw(1, true)).not.toContain('<label');
  expect(draw(1, true)).toContain('aria-label="Exchange"');
});

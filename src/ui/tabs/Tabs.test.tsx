import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { TabLinks } from './TabLinks.tsx';
import { type TabOption, Tabs } from './Tabs.tsx';

const QUARTERLY = { id: 1, text: 'Quarterly', count: 1428 };
const ANNUAL = { id: 2, text: 'Annual' };
const draw = (options: readonly TabOption<number>[], active: number | null) =>
  markupFor(
    'anonymous',
    <Tabs label="Periods" options={options} active={active} onChange={() => {}}>
      {(id) => `panel ${id}`}
    </Tabs>,
  );

test('TB-07 one tab is selected, and its panel is there before any script runs', () => {
  const markup = draw([QUARTERLY, ANNUAL], 2);
  expect(textOf(markup)).toBe('Quarterly 1 428 Annual panel 2');
  expect(markup.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(markup).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>Annual/i);
  expect(markup).toMatch(/aria-selected="false"[^>]*tabindex="-1"[^>]*>Quarterly/i);
});

test('TB-07 a hidden tab is not there, and where it was active the first is', () => {
  const markup = draw([QUARTERLY, { ...ANNUAL, isHidden: true }], 2);
  expect(textOf(markup)).toBe('Quarterly 1 428 panel 1');
  expect(markup.match(/role="tab"/g)).toHaveLength(1);
});

test('TB-07 without any tab there is nothing', () => {
  expect(draw([{ ...ANNUAL, isHidden: true }], 2)).toBe('');
});

test('TB-07 tab links mark one address and leave out what is hidden', () => {
  const markup = markupFor(
    'anonymous',
    <TabLinks
      label="Kinds"
      items={[
        { href: '/a/', text: 'A', isCurrent: false },
        { href: '/b/', text: 'B', isCurrent: true, tone: 'warn' },
        { href: '/c/', text: 'C', isCurrent: true },
        { href: '/d/', text: 'D', isCurrent: false, isHidden: true },
      ]}
    />,
  );
  expect(textOf(markup)).toBe('A B C');
  expect(markup.match(/aria-current="true"/g)).toHaveLength(1);
  expect(markup).toMatch(/href="\/b\/" aria-current="true"/);
});

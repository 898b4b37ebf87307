import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { blockData, yearView } from './block-for-tests.ts';
import type { FirstBlock } from './block-state.ts';
import { ChartBlock } from './ChartBlock.tsx';

interface Change {
  readonly data?: FirstBlock['view']['data'];
  readonly noData?: string;
  readonly address?: { path: string; firstPeriod: number };
  readonly trend?: FirstBlock['trend'];
}

function draw(
  { data = blockData([3, 4, 5]), trend = 'not_selected', ...rest }: Change,
  viewer: ViewerKind = 'paid',
) {
  return markupFor(
    viewer,
    <MessageBannerProvider>
      <ChartBlock
        url="/feed/"
        title="Amber 30"
        first={{ view: yearView(data), reversed: null, trend }}
        today="2026-11-15"
        {...rest}
      />
    </MessageBannerProvider>,
  );
}

test('CB-01 CB-02 a block arrives drawn, with its unit, its days and its controls', () => {
  const markup = draw({});
  expect(textOf(markup)).toContain('Amber 30 EUR · 02.11.2026 – 04.11.2026');
  expect(textOf(markup)).toMatch(/1M 3M 6M 1Y 3Y All .*From To Trend/);
  expect(markup).toContain('aria-label="Chart settings"');
  expect(markup).toMatch(/<path[^>]* d="M/);
  expect(markup.match(/type="radio"/g)).toHaveLength(6);
});

test('CB-01 tabs are links where the page keeps the state in its address', () => {
  const markup = draw({ address: { path: '/indexes/amber/', firstPeriod: 4 }, trend: 'linear' });
  expect(markup).toMatch(/href="\/indexes\/amber\/\?trend=linear" aria-current="true"[^>]*>1Y/);
  expect(markup).toContain('href="/indexes/amber/?period=6&amp;trend=linear"');
});

test('CB-07 without values the axis hides its values and a prompt says what would open them', () => {
  const text = textOf(draw({ data: blockData([0, 0.25, 1], { measure: null }) }, 'signed-in'));
  expect(text).toContain('Values are available with full access.');
  expect(text).not.toContain('0.25');
});

test('CB-09 an empty block says so in its own words or in the common ones', () => {
  expect(textOf(draw({ data: blockData([]) }))).toContain('No data for this period.');
  expect(textOf(draw({ data: blockData([]), noData: 'No yields yet.' }))).toContain('No yields yet.');
});

test('CB-01 a trend that has no meaning cannot be chosen and says why, not in its name, which a phone would cut', () => {
  const markup = draw({ data: blockData([3, -1, 5]), trend: 'exponential' });
  expect(markup).toMatch(
    /<option value="exponential" disabled="" title="needs values above zero"[^>]*>Exponential</,
  );
  expect(markup).toContain('data-hint="Exponential: needs values above zero"');
  expect(markup).toMatch(/<option value="linear"[^>]*>Linear</);
  expect(textOf(markup)).toContain('Exponential trend: needs values above zero');
});

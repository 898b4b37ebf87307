import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { BondSchedule } from './BondSchedule.tsx';
import { type BondScheduleData, bondSchedule } from './bond-schedule.contract.ts';

const TODAY = '2026-06-30';
const row = {
  date: '2026-01-15',
  'date.numeric': 0,
  kind: 'coupon',
  amount: 40,
  fixing: null,
  percent: 8,
  left: 1000,
  state: 'past',
};
const schedule = (rows: readonly object[], change: object = {}): BondScheduleData =>
  bondSchedule.parse({ currency_name: 'EUR', rows, assumption: null, ...change });
const draw = (data: BondScheduleData) =>
  markupFor(
    'paid',
    <MessageBannerProvider>
      <BondSchedule data={data} today={TODAY} excel="/export/bonds/7/schedule/" mayExport />
    </MessageBannerProvider>,
  );

test('EP-01 what was paid is folded away, and today stands before what is to come', () => {
  const markup = draw(
    schedule([
      row,
      { ...row, date: '2026-07-15', state: 'coming' },
      { ...row, date: '2026-07-15', kind: 'put', percent: 100, amount: 1000, state: 'coming' },
      { ...row, date: '2027-01-15', kind: 'maturity', amount: 1000, percent: 100, left: 0, state: 'coming' },
    ]),
  );
  const text = textOf(markup);
  expect(text).toContain('1 past payment');
  expect(text).toMatch(/Today, 30\.06\.2026.*15\.07\.2026 Coupon 8\.00 % 40\.00 1 000\.00/s);
  expect(text).toContain('Put (holder may sell back)');
  expect(markup).toMatch(/<details class="[^"]*"><summary>/);
  expect(markup).toContain('href="/export/bonds/7/schedule/"');
});

test('EP-01 amounts that nobody knows are reported as such, supposed ones with what they suppose', () => {
  const coming = { ...row, date: '2026-07-15', state: 'coming' };
  const unknown = draw(schedule([{ ...coming, amount: null, percent: null }]));
  expect(textOf(unknown)).toContain('Not set yet');
  expect(textOf(unknown)).toContain('depend on a rate that has not been set yet');
  const assumption = { kind: 'base_rate', name: 'EURIBOR', percent: 2.5, date: '2026-06-01' };
  const supposed = draw(schedule([{ ...coming, fixing: 'projected' }], { assumption }));
  expect(textOf(supposed)).toContain('40.00 (projected)');
  expect(textOf(supposed)).toContain('EURIBOR stays at 2.50%, its level since 01.06.2026');
});

test('EP-01 a bond that is over shows what it has paid', () => {
  const markup = draw(schedule([row]));
  expect(textOf(markup)).toContain('No payments remain.');
  expect(markup).toMatch(/<details [^>]*open=""/);
});

test('EP-01 what is promised in default is marked', () => {
  const text = textOf(draw(schedule([{ ...row, date: '2026-07-15', state: 'in_default' }])));
  expect(text).toContain('Coupon · In default');
});

import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { DatePicker } from './DatePicker.tsx';
import { RangePicker } from './RangePicker.tsx';

const TODAY = '2026-11-15';
const nothing = () => undefined;

test('DP-01 before script runs, the picker is a text field of its form with the date as DD.MM.YYYY', () => {
  const markup = markupFor(
    'anonymous',
    <DatePicker label="Day" name="day" today={TODAY} value="2026-03-05" onChange={nothing} />,
  );
  expect(markup).toContain('name="day"');
  expect(markup).toContain('value="05.03.2026"');
  expect(markup).toContain('placeholder="DD.MM.YYYY"');
  expect(markup).toContain('aria-label="Day: select a date"');
  expect(markup).toContain('aria-haspopup="dialog" aria-expanded="false"');
});

test('DP-01 the popup is closed and its calendar is not part of the page', () => {
  const markup = markupFor(
    'anonymous',
    <DatePicker label="Day" today={TODAY} value={TODAY} onChange={nothing} />,
  );
  expect(markup).not.toContain('role="dialog"');
  expect(markup).not.toContain('role="grid"');
});

test.each([
  ['31.02.2026', 'Enter a date as DD.MM.YYYY.'],
  ['31.12.2025', 'The earliest date is 01.01.2026.'],
  ['01.01.2027', 'The latest date is 31.12.2026.'],
])('DP-01 the rejected text %s is drawn again with its reason', (rejected, reason) => {
  const markup = markupFor(
    'anonymous',
    <DatePicker
      label="Day"
      today={TODAY}
      value={null}
      min="2026-01-01"
      max="2026-12-31"
      rejected={rejected}
      onChange={nothing}
    />,
  );
  expect(markup).toContain(`value="${rejected}"`);
  expect(markup).toContain('aria-invalid="true"');
  expect(textOf(markup)).toContain(reason);
});

test('DP-01 with a time of day the field shows both', () => {
  const markup = markupFor(
    'anonymous',
    <DatePicker label="Moment" today={TODAY} value="2026-03-05T09:30" withTime onChange={nothing} />,
  );
  expect(markup).toContain('value="05.03.2026 09:30"');
  expect(markup).toContain('placeholder="DD.MM.YYYY HH:MM"');
});

test('DP-02 a range is two named fields under one name', () => {
  const markup = markupFor(
    'anonymous',
    <RangePicker
      label="Period"
      names={{ from: 'begin', to: 'end' }}
      today={TODAY}
      value={{ from: '2026-03-05', to: null }}
      onChange={nothing}
    />,
  );
  expect(textOf(markup)).toBe('Period From To');
  expect(markup).toMatch(/name="begin"[^>]*value="05.03.2026"/);
  expect(markup).toMatch(/name="end"[^>]*value=""/);
});

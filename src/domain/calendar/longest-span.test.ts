import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addYears } from './day-arithmetic.ts';
import { limitSpan } from './longest-span.ts';

test.each([
  {
    from: '2016-11-15',
    to: '2026-11-15',
    moved: 'from',
    gives: ['2016-11-15', '2026-11-15'],
    why: 'ten years to the day stay',
  },
  {
    from: '2016-11-14',
    to: '2026-11-15',
    moved: 'from',
    gives: ['2016-11-14', '2026-11-14'],
    why: 'the start pulls the end back',
  },
  {
    from: '2016-11-14',
    to: '2026-11-15',
    moved: 'to',
    gives: ['2016-11-15', '2026-11-15'],
    why: 'the end pushes the start forward',
  },
  {
    from: '2001-05-07',
    to: '2026-11-15',
    moved: 'from',
    gives: ['2001-05-07', '2011-05-07'],
    why: 'however far it was moved',
  },
  {
    from: '2016-02-29',
    to: '2026-12-31',
    moved: 'from',
    gives: ['2016-02-29', '2026-02-28'],
    why: 'a leap day ends on the 28th',
  },
  {
    from: '2004-01-01',
    to: '2024-02-29',
    moved: 'to',
    gives: ['2014-03-01', '2024-02-29'],
    why: 'a leap day is reached from 1 March',
  },
  {
    from: '2026-11-15',
    to: '2020-01-01',
    moved: 'from',
    gives: ['2026-11-15', '2020-01-01'],
    why: 'a start after the end is not its matter',
  },
] as const)('CB-03 $why', ({ from, to, moved, gives }) => {
  expect(Object.values(limitSpan({ from, to }, moved))).toEqual(gives);
});

test('CB-03 a span is never longer, the moved end stays, and no day is lost', () => {
  const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1970-01-01', days));
  fc.assert(
    fc.property(
      day,
      day,
      fc.constantFrom('from', 'to'),
      fc.integer({ min: 1, max: 30 }),
      (from, to, moved, years) => {
        const limited = limitSpan({ from, to }, moved, years);
        expect(limited.to <= addYears(limited.from, years)).toBe(true);
        expect(limited[moved]).toBe({ from, to }[moved]);
        const fits = to <= addYears(from, years);
        if (fits) expect(limited).toEqual({ from, to });
        const longer =
          moved === 'from'
            ? { ...limited, to: addDays(limited.to, 1) }
            : { ...limited, from: addDays(limited.from, -1) };
        expect(fits || longer.to > addYears(longer.from, years)).toBe(true);
      },
    ),
  );
});

test.each([
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', -4, '2020-02-29'],
  ['0005-06-07', -10, '0001-01-01'],
  ['9995-06-07', 10, '9999-12-31'],
] as const)('%s and %i years are %s', (day, years, then) => {
  expect(addYears(day, years)).toBe(then);
});

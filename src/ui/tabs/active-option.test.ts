import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeOption } from './active-option.ts';

const ACTUAL = { id: 2, text: 'Actual' };
const ARCHIVE = { id: 1, text: 'Archive' };

test.each([
  { why: 'the wanted one', options: [ACTUAL, ARCHIVE], wanted: 1, active: 1 },
  { why: 'the first, where none is wanted', options: [ACTUAL, ARCHIVE], wanted: null, active: 2 },
  { why: 'the first, where the wanted one does not exist', options: [ACTUAL, ARCHIVE], wanted: 9, active: 2 },
  {
    why: 'the first that is shown, where the wanted one is hidden',
    options: [{ ...ACTUAL, isHidden: true }, ARCHIVE],
    wanted: 2,
    active: 1,
  },
  {
    why: 'the first that can be chosen, where none is wanted',
    options: [{ ...ACTUAL, isDisabled: true }, ARCHIVE],
    wanted: null,
    active: 1,
  },
  {
    why: 'the wanted one, even where it can no longer be chosen',
    options: [{ ...ACTUAL, isDisabled: true }, ARCHIVE],
    wanted: 2,
    active: 2,
  },
  {
    why: 'the first, where none can be chosen',
    options: [{ ...ACTUAL, isDisabled: true }],
    wanted: 5,
    active: 2,
  },
  {
    why: 'none, where all are hidden',
    options: [{ ...ACTUAL, isHidden: true }],
    wanted: 2,
    active: undefined,
  },
  { why: 'none, where there is nothing', options: [], wanted: 2, active: undefined },
])('TB-07 the active value is $why', ({ options, wanted, active }) => {
  expect(activeOption(options, wanted)?.id).toBe(active);
});

test('TB-07 whatever is hidden, exactly one shown value is active', () => {
  const option = fc.record({ id: fc.nat(9), text: fc.string(), isHidden: fc.boolean() });
  const options = fc.uniqueArray(option, { selector: ({ id }) => id });
  fc.assert(
    fc.property(options, fc.option(fc.nat(9)), (all, wanted) => {
      const active = activeOption(all, wanted);
      if (all.every(({ isHidden }) => isHidden)) expect(active).toBeNull();
      else expect(active?.isHidden).toBe(false);
    }),
  );
});

import { expect, test } from 'vitest';
import { findRevealed } from './report-values.ts';

test.each([
  ['a value of JSON', '{"revenue":3660}', [3660]],
  ['a value in a list', '[1,3660,-25]', [3660]],
  ['a value written for a reader', '<td>3\u00a0660</td>', [3660]],
  ['a negative value written for a reader', '<td>\u22123\u202f661</td>', [-3661]],
  ['a part of a longer number', '<td>13\u00a0660</td><td>3660.5</td>', []],
  ['the nonce of a script', '<script nonce="7f2d3660d452f51a51818771e39e3039">', []],
  ['the coordinates of a path', '<path class="a" d="M0 3660h9040v10h-9040z"/>', []],
])('LV-05 the search for closed values judges %s', (_, text, found) => {
  expect(findRevealed([3660, -3661], text)).toEqual(found);
});

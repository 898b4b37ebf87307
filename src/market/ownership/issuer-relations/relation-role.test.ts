import { expect, test } from 'vitest';
import { relationRole } from './relation-role.ts';

test.each([
  { type: 'subsidiary', role: 'parent' },
  { type: 'associate', role: 'shareholder' },
  { type: 'joint_venture', role: 'venturer' },
  { type: 'guarantor', role: 'guaranteed' },
] as const)('NG-01 a $type, seen from its own side, is described by its $role', ({ type, role }) => {
  expect(relationRole(type, false)).toBe(type);
  expect(relationRole(type, true)).toBe(role);
});

import { expect, test } from 'vitest';
import { actionOf, findObjection, type UserChange, type UserRights } from './user-change.ts';

const rights: UserRights = {
  level: 1,
  tariff: null,
  excelExportAccess: false,
  isOperator: true,
  isLocked: false,
  accessEndsAt: null,
};
const USER = 7;
const SOMEONE = 8;

interface Case {
  readonly why: string;
  readonly change: UserChange;
  readonly actorId: number | null;
  readonly operators: readonly number[];
  readonly objection: ReturnType<typeof findObjection>;
}

const level = (seen: number): UserChange => ({ right: 'level', value: 1077, seen });
const dismiss: UserChange = { right: 'isOperator', value: false };
const lock: UserChange = { right: 'isLocked', value: true };

test.each<Case>([
  { why: 'the level that was seen', change: level(1), actorId: SOMEONE, operators: [], objection: null },
  {
    why: 'another level than was seen',
    change: level(0),
    actorId: SOMEONE,
    operators: [],
    objection: 'changed_meanwhile',
  },
  { why: 'one’s own level', change: level(1), actorId: USER, operators: [], objection: 'own_account' },
  {
    why: 'one’s own role',
    change: dismiss,
    actorId: USER,
    operators: [USER, SOMEONE],
    objection: 'own_account',
  },
  {
    why: 'one’s own lock',
    change: lock,
    actorId: USER,
    operators: [USER, SOMEONE],
    objection: 'own_account',
  },
  {
    why: 'one of two operators',
    change: dismiss,
    actorId: SOMEONE,
    operators: [USER, SOMEONE],
    objection: null,
  },
  { why: 'the last operator', change: dismiss, actorId: null, operators: [USER], objection: 'last_operator' },
  {
    why: 'the last operator who can sign in',
    change: lock,
    actorId: null,
    operators: [USER],
    objection: 'last_operator',
  },
  { why: 'someone who is no operator', change: lock, actorId: null, operators: [SOMEONE], objection: null },
  {
    why: 'the last operator being unlocked',
    change: { right: 'isLocked', value: false },
    actorId: null,
    operators: [USER],
    objection: null,
  },
])('US-08 changing $why: $objection', ({ change, actorId, operators, objection }) => {
  const circumstances = { userId: USER, actorId, rights, workingOperators: operators };
  expect(findObjection(change, circumstances)).toBe(objection);
});

test('US-08 a change is noted under a word of its own', () => {
  expect([level(1), dismiss, lock].map(actionOf)).toEqual(['change', 'dismiss', 'lock']);
});

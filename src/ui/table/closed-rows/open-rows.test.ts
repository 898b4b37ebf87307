import { expect, test } from 'vitest';
import { ASTERISKS, isLocked } from '#platform/contract/sealed.ts';
import { openRows } from './open-rows.ts';

const open = [{ id: 'open', cells: {} }];
const closed = [{ id: 'closed', cells: {} }];
const marker: unknown = ASTERISKS;
const shut = isLocked(marker) ? marker : undefined;

test.each([
  { closedRows: closed, isOn: false, drawn: open, why: 'closed data is off at first' },
  { closedRows: closed, isOn: true, drawn: closed, why: 'with access the switch shows it' },
  { closedRows: shut, isOn: true, drawn: open, why: 'without access the open rows stay' },
  { closedRows: undefined, isOn: true, drawn: open, why: 'a table without closed data has its rows' },
])('IF-07 $why', ({ closedRows, isOn, drawn }) => {
  expect(openRows(open, closedRows, isOn)).toBe(drawn);
});

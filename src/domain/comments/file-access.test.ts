import { expect, test } from 'vitest';
import { fileAccess } from './file-access.ts';

/** Every combination there is: moderated, a request exists, approved, checked; then the outcome, and that of one just sent. */
const RULES = [
  [0, 0, 0, 0, 'open', 'open'],
  [0, 0, 0, 1, 'open', 'open'],
  [0, 0, 1, 0, 'open', 'open'],
  [0, 0, 1, 1, 'open', 'open'],
  [0, 1, 0, 0, 'open', 'open'],
  [0, 1, 0, 1, 'open', 'open'],
  [0, 1, 1, 0, 'open', 'open'],
  [0, 1, 1, 1, 'open', 'open'],
  [1, 0, 0, 0, 'download_denied', 'request_sent'],
  [1, 0, 0, 1, 'download_denied', 'download_denied'],
  [1, 0, 1, 0, 'download_denied', 'open'],
  [1, 0, 1, 1, 'download_denied', 'open'],
  [1, 1, 0, 0, 'request_sent', 'request_sent'],
  [1, 1, 0, 1, 'request_rejected', 'request_rejected'],
  [1, 1, 1, 0, 'open', 'open'],
  [1, 1, 1, 1, 'open', 'open'],
] as const;

test('AN-02 the table has every combination once', () => {
  expect(new Set(RULES.map((rule) => rule.slice(0, 4).join(''))).size).toBe(16);
});

test.each(RULES)('AN-02 moderated %i, request %i, approved %i, checked %i: %s; just sent: %s', (...rule) => {
  const [moderated, requestExists, approved, checked, stored, sent] = rule;
  const requested = {
    moderated: moderated === 1,
    requestExists: requestExists === 1,
    approved: approved === 1,
    checked: checked === 1,
  };
  expect(fileAccess(requested)).toBe(stored);
  expect(fileAccess({ ...requested, justSent: true })).toBe(sent);
});

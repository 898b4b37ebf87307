import { expect, test } from 'vitest';
import { isRequestMarker } from './request-markers.ts';

test.each([
  { value: 'forbidden_request', is: true },
  { value: 'already_send_request', is: true },
  { value: 'send_request', is: true },
  { value: 'send_request_label', is: false },
  { value: 'request', is: false },
  { value: null, is: false },
  { value: 1, is: false },
])('TB-06 a cell with $value requests data: $is', ({ value, is }) => {
  expect(isRequestMarker(value)).toBe(is);
});

import { expect, test } from 'vitest';
import type { ReaderRequest } from './analytics-comments.contract.ts';
import { accessTo, type FileRequestsEvent, fileRequestsOf, reduceFileRequests } from './file-requests.ts';

const request = (provider_id: number, checked: 0 | 1, approved: 0 | 1): ReaderRequest => ({
  provider_id,
  requestExists: true,
  checked,
  approved,
});
const waiting = request(1, 0, 0);
const rejected = request(1, 1, 0);
const approved = request(1, 1, 1);
const requested: FileRequestsEvent = { kind: 'requested', providerId: 1 };
const refused: FileRequestsEvent = { kind: 'refused', providerId: 1, commentId: 5, why: 'need_auth' };

const after = (start: readonly ReaderRequest[] | null, events: readonly FileRequestsEvent[]) =>
  events.reduce(reduceFileRequests, fileRequestsOf(start));

test.each([
  { when: 'a cached page is there', start: null, events: [], own: null, other: null },
  {
    when: 'the requests are reported',
    start: null,
    events: [{ kind: 'loaded', requests: [rejected] }],
    own: 'request_rejected',
    other: 'download_denied',
  },
  { when: 'nothing was requested', start: [], events: [], own: 'download_denied', other: 'download_denied' },
  {
    when: 'one was requested, before any answer',
    start: [],
    events: [requested],
    own: 'request_sent',
    other: 'download_denied',
  },
  {
    when: 'one was requested before the requests are reported',
    start: null,
    events: [requested],
    own: 'request_sent',
    other: null,
  },
  {
    when: 'the answer is there',
    start: [],
    events: [requested, { kind: 'answered', request: waiting }],
    own: 'request_sent',
    other: 'download_denied',
  },
  {
    when: 'an older report comes after the answer',
    start: null,
    events: [requested, { kind: 'answered', request: waiting }, { kind: 'loaded', requests: [] }],
    own: 'request_sent',
    other: 'download_denied',
  },
  {
    when: 'it turns out that it was rejected long ago',
    start: [],
    events: [requested, { kind: 'answered', request: rejected }],
    own: 'request_rejected',
    other: 'download_denied',
  },
  {
    when: 'it turns out that it was approved long ago',
    start: [],
    events: [requested, { kind: 'answered', request: approved }],
    own: 'open',
    other: 'download_denied',
  },
  {
    when: 'the request did not go out',
    start: [],
    events: [requested, refused],
    own: 'download_denied',
    other: 'download_denied',
  },
  {
    when: 'it is asked once more after that',
    start: [],
    events: [requested, refused, requested],
    own: 'request_sent',
    other: 'download_denied',
  },
] as const)(
  'AN-02 AN-03 when $when, a file is $own and another provider’s $other',
  ({ start, events, own, other }) => {
    const state = after(start, events);
    expect(accessTo(state, { moderated: 1, provider_id: 1 })).toBe(own);
    expect(accessTo(state, { moderated: 1, provider_id: 2 })).toBe(other);
    expect(accessTo(state, { moderated: 0, provider_id: 1 })).toBe('open');
  },
);

test('AN-03 why a request did not go out is reported at the comment that asked, until it asks again', () => {
  expect(after([], [requested, refused]).refused).toEqual({ commentId: 5, why: 'need_auth' });
  expect(after([], [requested, refused, requested]).refused).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, HEARTBEAT, type ServerEvent, writeEvent } from './event-text.ts';

const event = fc.record({
  id: fc.option(fc.nat().map(String), { nil: undefined }),
  name: fc.constantFrom('price', 'session', 'end'),
  data: fc.json({ maxDepth: 1 }),
});

/** The number of an event stays until another one has its own. */
function withCarriedIds(events: readonly ServerEvent[]): ServerEvent[] {
  let id: string | undefined;
  return events.map((each) => {
    id = each.id ?? id;
    return { ...each, id };
  });
}

test('whatever is written is read again, wherever the text is cut and however often a heart beats', () => {
  fc.assert(
    fc.property(fc.array(event), fc.array(fc.nat({ max: 40 })), (events, cuts) => {
      const text = events.map((each) => writeEvent(each) + HEARTBEAT).join('');
      const reader = createEventReader();
      const found: ServerEvent[] = [];
      let at = 0;
      for (const length of cuts) {
        found.push(...reader.read(text.slice(at, at + length)));
        at += length;
      }
      found.push(...reader.read(text.slice(at)));
      expect(found).toEqual(withCarriedIds(events));
    }),
  );
});

test.each([
  { text: 'data: one\ndata: two\n\n', read: [{ id: undefined, name: 'message', data: 'one\ntwo' }] },
  { text: 'event: price\r\ndata:x\r\n\r\n', read: [{ id: undefined, name: 'price', data: 'x' }] },
  { text: 'event: price\n\n', read: [] },
  { text: 'data: half', read: [] },
  { text: ': nobody reads this\n\n', read: [] },
])('$text is read as the standard says', ({ text, read }) => {
  expect(createEventReader().read(text)).toEqual(read);
});

test('a reader knows how long the server asks to wait', () => {
  const reader = createEventReader();
  expect(reader.retryMs).toBeNull();
  reader.read('retry: 2000\n\nretry: soon\n\n');
  expect(reader.retryMs).toBe(2000);
});

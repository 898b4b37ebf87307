import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import type { TicketMessage } from '#platform/support-tickets/ticket.contract.ts';
import { Conversation } from './Conversation.tsx';

const message = (id: number, more: Partial<TicketMessage> = {}): TicketMessage => ({
  id,
  status_id: 2,
  contacts_id: 9,
  text: `Text ${id}`,
  written_at: '2026-06-30T19:00:00.000Z',
  shown_at: '2026-06-30T22:00',
  is_mine: false,
  is_unread: false,
  ...more,
});

const draw = (messages: readonly TicketMessage[], earlierHref: string | null = null) =>
  markupFor(
    'paid',
    <Conversation
      messages={messages}
      authorOf={({ is_mine }) => (is_mine ? 'You' : 'Support')}
      earlierHref={earlierHref}
      latestHref={null}
    />,
  );

test('US-07 a conversation says who wrote what and when, and marks what is new', () => {
  const markup = draw([message(1, { is_mine: true }), message(2, { is_unread: true })]);
  expect(textOf(markup)).toBe('You 30.06.2026, 22:00 Text 1 Support 30.06.2026, 22:00 New Text 2');
  expect(markup).toContain('dateTime="2026-06-30T19:00:00.000Z"');
});

test('US-07 line breaks stay, and an address that was written does not become a link', () => {
  const markup = draw([message(1, { text: 'See\nhttps://example.com <b>now</b>' })]);
  expect(markup).toContain('See\nhttps://example.com &lt;b&gt;now&lt;/b&gt;');
  expect(markup).not.toContain('<a ');
});

test('US-07 earlier messages are one link away', () => {
  expect(draw([message(1)], '/support/1/?before=1')).toContain(
    'href="/support/1/?before=1">Earlier messages',
  );
});

import { copyLine } from '#platform/database/copy-text.ts';
import type { TablePlan } from './table-plan.ts';

interface DemoTicket {
  readonly subject: string;
  readonly isClosed?: true;
  readonly messages: readonly {
    readonly hoursAgo: number;
    readonly by: 'reader' | 'operator';
    /** By the other side. */
    readonly isRead: boolean;
    readonly text: string;
  }[];
}

const TICKETS: readonly DemoTicket[] = [
  {
    subject: 'Dates in the exported file',
    isClosed: true,
    messages: [
      {
        hoursAgo: 410,
        by: 'reader',
        isRead: true,
        text: 'The trading table opens in my spreadsheet with dates as text. Is there a setting for it?',
      },
      {
        hoursAgo: 405,
        by: 'operator',
        isRead: true,
        text: 'As of this week, the file contains proper dates. Please export it again.',
      },
      { hoursAgo: 404, by: 'reader', isRead: true, text: 'It works now. Thank you.' },
    ],
  },
  {
    subject: 'Coupons of floating-rate bonds',
    messages: [
      {
        hoursAgo: 50,
        by: 'reader',
        isRead: true,
        text: 'Hello,\n\nthe next coupon of a floater is shown as a dash until it is fixed. Could you show the last known rate instead, marked as an estimate?\n\nPaula',
      },
      {
        hoursAgo: 28,
        by: 'operator',
        isRead: true,
        text: 'Good idea. We are looking at how the exchanges publish these rates.',
      },
      {
        hoursAgo: 3,
        by: 'operator',
        isRead: false,
        text: 'The estimate will come with the next release:\n- it uses the last fixing,\n- it is marked with “est.”,\n- exports have a separate column for it.',
      },
    ],
  },
  {
    subject: 'Two companies with one name',
    messages: [
      {
        hoursAgo: 2,
        by: 'reader',
        isRead: false,
        text: 'The search shows two companies with almost the same name and no country. Which one issued the bonds that mature in 2031?',
      },
    ],
  },
];

const HOUR_MS = 3_600_000;

/** A few conversations of one reader with one operator, as they stood at `now`. */
export function supportTables(who: { reader: number; operator: number }, now: Date): TablePlan[] {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString();
  const timesOf = ({ messages }: DemoTicket) => messages.map(({ hoursAgo }) => hoursAgo);
  const tickets = TICKETS.map((ticket, index) =>
    copyLine([
      index + 1,
      who.reader,
      ticket.subject,
      ticket.isClosed ?? false,
      'eng',
      at(Math.max(...timesOf(ticket))),
      at(Math.min(...timesOf(ticket))),
    ]),
  );
  const messages = TICKETS.flatMap((ticket, index) =>
    ticket.messages.map(({ hoursAgo, by, isRead, text }) =>
      copyLine([index + 1, who[by], isRead ? 2 : 1, text, at(hoursAgo)]),
    ),
  );
  return [
    {
      table: 'support_ticket',
      columns: ['id', 'user_id', 'subject', 'is_closed', 'language', 'created_at', 'updated_at'],
      total: tickets.length,
      lines: tickets,
    },
    {
      table: 'support_message',
      columns: ['ticket_id', 'author_id', 'status_id', 'text', 'written_at'],
      total: messages.length,
      lines: messages,
    },
  ];
}

import { answer, changeState } from '#features/ticket-answers/change-ticket.server.ts';
import { findNames, findTickets } from '#features/ticket-answers/ticket-answers.repository.ts';
import { pageUrl } from '#platform/addresses/address.ts';
import { DEFAULT_BRAND } from '#platform/brands/brands.ts';
import { rowId } from '#platform/contract/params.ts';
import { Outbox } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { findMessages, findTicket } from '#platform/support-tickets/support-tickets.repository.ts';
import { messageText } from '#platform/support-tickets/ticket.contract.ts';
import { createLabelCatalog } from '../i18n/labels.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, type CommandInput, UsageError } from './command.server.ts';

const MOST_LISTED = 1_000;

export const ticketCommands: readonly Command[] = [
  {
    name: 'tickets list',
    usage: '[--state open|closed]',
    summary: 'support tickets, unanswered first',
    options: { state: { type: 'string' } },
    run: async ({ values: { state = 'open' } }, { database, show }) => {
      if (state !== 'open' && state !== 'closed') throw new UsageError();
      const filter = { isClosed: state === 'closed', email: '' };
      const tickets = await findTickets(database, filter, { skip: 0, count: MOST_LISTED });
      show(
        tickets.map(({ id, email, subject, isWaiting, unread, updatedAt }) => ({
          id,
          email,
          subject,
          waiting: isWaiting,
          unread,
          updated: updatedAt,
        })),
      );
    },
  },
  {
    name: 'tickets show',
    usage: 'ID',
    summary: 'messages of a ticket',
    run: async (input, { database, show }) => {
      const ticketId = readId(input, 1);
      if (!(await findTicket(database, ticketId))) throw noTicket(ticketId);
      const messages = await findMessages(database, { ticketIds: [ticketId], count: MOST_LISTED });
      const names = await findNames(
        database,
        messages.flatMap(({ contactsId }) => contactsId ?? []),
      );
      show(
        messages.map(({ contactsId, writtenAt, statusId, text }) => ({
          written: writtenAt,
          by: contactsId === null ? 'the site' : names.get(contactsId),
          read: statusId === 2,
          text,
        })),
      );
    },
  },
  {
    name: 'tickets answer',
    usage: 'ID TEXT',
    summary: 'reply to a ticket in the name of the site',
    run: async (input, context) => {
      const ticketId = readId(input, 2);
      const text = messageText.safeParse(input.positionals[1]);
      if (!text.success) throw new UsageError();
      const { database, actor, say } = context;
      await reportMissing(ticketId, answer(database, { ticketId, text: text.data, actor }, postOf(context)));
      say(`ticket ${ticketId} is answered`);
    },
  },
  stateCommand('close', true, 'is closed'),
  stateCommand('reopen', false, 'is open again'),
];

function stateCommand(verb: string, isClosed: boolean, outcome: string): Command {
  return {
    name: `tickets ${verb}`,
    usage: 'ID',
    summary: `${verb} a ticket`,
    run: async (input, { database, actor, say }) => {
      const ticketId = readId(input, 1);
      await reportMissing(ticketId, changeState(database, { ticketId, isClosed, actor }));
      say(`ticket ${ticketId} ${outcome}`);
    },
  };
}

function readId({ positionals }: CommandInput, expected: number): number {
  const id = rowId.safeParse(positionals[0]);
  if (!id.success || positionals.length !== expected) throw new UsageError();
  return id.data;
}

/** E-mails leave from the site's own address, in the reader's language. */
function postOf({ config }: CommandContext) {
  return {
    outbox: new Outbox(config),
    labels: createLabelCatalog(),
    defaultLanguage: config.defaultLanguage,
    urlOf: (path: string, language: typeof config.defaultLanguage) =>
      pageUrl(config, { language, brand: DEFAULT_BRAND, path }),
  };
}

async function reportMissing(ticketId: number, changed: Promise<void>): Promise<void> {
  try {
    await changed;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') throw noTicket(ticketId);
    throw error;
  }
}

const noTicket = (ticketId: number) => new OperatorError(`there is no ticket ${ticketId}`);

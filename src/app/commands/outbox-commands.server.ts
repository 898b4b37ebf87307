import {
  deleteStoredMessage,
  sendStoredMessage,
} from '#pages/operator/operator-outbox/message-changes.server.ts';
import { CHANNELS, STATES } from '#pages/operator/operator-outbox/operator-outbox.contract.ts';
import { findMessage, findMessages } from '#pages/operator/operator-outbox/operator-outbox.repository.ts';
import { Outbox } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandInput, UsageError } from './command.server.ts';

const MOST_LISTED = 100;

export const outboxCommands: readonly Command[] = [
  {
    name: 'outbox list',
    usage: '[--state held|waiting|sent|failed] [--channel mail|phone]',
    summary: 'e-mails and text messages from the site, latest first',
    options: { state: { type: 'string' }, channel: { type: 'string' } },
    run: async ({ values }, { database, show }) => {
      const filter = { state: oneOf(STATES, values.state), channel: oneOf(CHANNELS, values.channel) };
      const found = await findMessages(database, filter, { limit: MOST_LISTED, offset: 0 });
      show(found.map(({ text: _, ...message }) => message));
    },
  },
  {
    name: 'outbox show',
    usage: 'ID',
    summary: 'one message, with its text until it is sent or expires',
    run: async (input, { database, show }) => {
      const message = await findMessage(database, readId(input));
      if (!message) throw new OperatorError('there is no such message: it may have expired');
      show([{ ...message }]);
    },
  },
  {
    name: 'outbox resend',
    usage: 'ID',
    summary: 'send a failed or held message; requires a running site',
    run: async (input, { database, actor, config, say }) => {
      const outbox = new Outbox(config);
      await explained(() =>
        sendStoredMessage(database, actor, readId(input), (channel) => outbox.hasGateway(channel)),
      );
      say('the message is waiting to be sent');
    },
  },
  {
    name: 'outbox delete',
    usage: 'ID',
    summary: 'delete a message',
    run: async (input, { database, actor, say }) => {
      await explained(() => deleteStoredMessage(database, actor, readId(input)));
      say('the message is deleted');
    },
  },
];

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  given: string | boolean | undefined,
): Choice | undefined {
  if (given === undefined) return undefined;
  const chosen = choices.find((choice) => choice === given);
  if (!chosen) throw new UsageError();
  return chosen;
}

function readId({ positionals }: CommandInput): number {
  const [id = ''] = positionals;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new UsageError();
  return Number(id);
}

async function explained(change: () => Promise<void>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new OperatorError(
      error.code === 'not_found'
        ? 'there is no such message: it may have expired'
        : 'it cannot be done now: the message is being sent, was sent, has expired, or its channel has no gateway',
      { cause: error },
    );
  }
}

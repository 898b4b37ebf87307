import { REQUEST_STATES } from '#features/access-requests/access-requests.contract.ts';
import { LONGEST_ANSWER } from '#features/access-requests/decisions.contract.ts';
import { findDecidedRequests, findOpenRequests } from '#features/access-requests/decisions.repository.ts';
import { grantAccess, rejectAccess } from '#features/access-requests/decisions.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, UsageError } from './command.server.ts';
import { emailTools } from './email-tools.server.ts';
import { readId } from './read-id.server.ts';

const LISTED = { skip: 0, count: 1000 };

export const accessCommands: readonly Command[] = [
  {
    name: 'requests list',
    usage: '[--state open|granted|rejected|withdrawn]',
    summary: 'access requests, open ones by default',
    options: { state: { type: 'string' } },
    run: async ({ values: { state = 'open' } }, { database, show }) => {
      const known = REQUEST_STATES.find((each) => each === state);
      if (!known) throw new UsageError();
      const requests = await (known === 'open'
        ? findOpenRequests(database, LISTED)
        : findDecidedRequests(database, known, LISTED));
      show(
        requests.map(({ id, email, level, requested, requestedNames, createdAt, decidedAt, answer }) => ({
          id,
          email,
          level,
          tariff: requested.tariff,
          name: requestedNames.eng,
          since: createdAt,
          decided: decidedAt,
          answer,
        })),
      );
    },
  },
  {
    name: 'requests grant',
    usage: 'ID',
    summary: 'approve a request: grant what the plan includes and notify the user',
    run: async ({ positionals }, context) => {
      const id = readId(positionals);
      await decided(id, grantAccess(deskOf(context), context.actor, id));
      context.say(`request ${id} is granted`);
    },
  },
  {
    name: 'requests reject',
    usage: 'ID --answer TEXT',
    summary: 'reject a request and send the user a message',
    options: { answer: { type: 'string' } },
    run: async ({ positionals, values }, context) => {
      const id = readId(positionals);
      const answer = typeof values.answer === 'string' ? values.answer.trim() : '';
      if (answer === '' || answer.length > LONGEST_ANSWER) throw new UsageError();
      await decided(id, rejectAccess(deskOf(context), context.actor, id, answer));
      context.say(`request ${id} is rejected`);
    },
  },
];

const deskOf = (context: CommandContext) => ({ database: context.database, ...emailTools(context) });

async function decided(id: number, action: Promise<unknown>): Promise<void> {
  try {
    await action;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why =
      error.code === 'not_found' ? 'there is no request' : 'nothing is left to decide about request';
    throw new OperatorError(`${why} ${id}`, { cause: error });
  }
}

import { type Decision, REQUEST_STATES } from '#features/comment-moderation/moderation.contract.ts';
import { findCommentRequests } from '#features/comment-moderation/moderation.repository.ts';
import { decideRequest } from '#features/comment-moderation/moderation.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, UsageError } from './command.server.ts';
import { emailTools } from './email-tools.server.ts';
import { readId } from './read-id.server.ts';

const LISTED = { skip: 0, count: 1000 };

export const commentRequestCommands: readonly Command[] = [
  {
    name: 'comment-requests list',
    usage: '[--state waiting|approved|rejected]',
    summary: 'file requests, pending ones by default',
    options: { state: { type: 'string' } },
    run: async ({ values: { state = 'waiting' } }, { database, show }) => {
      const known = REQUEST_STATES.find((each) => each === state);
      if (!known) throw new UsageError();
      const requests = await findCommentRequests(database, known, LISTED);
      show(
        requests.map(({ id, email, providerName, createdAt, decidedAt }) => ({
          id,
          email,
          provider: providerName,
          since: createdAt,
          decided: decidedAt,
        })),
      );
    },
  },
  {
    name: 'comment-requests approve',
    usage: 'ID',
    summary: 'give the user access to the provider’s files, and notify them',
    run: ({ positionals }, context) => decide(readId(positionals), 'approved', context),
  },
  {
    name: 'comment-requests reject',
    usage: 'ID',
    summary: 'refuse the user access to the provider’s files, and notify them',
    run: ({ positionals }, context) => decide(readId(positionals), 'rejected', context),
  },
];

async function decide(id: number, decision: Decision, context: CommandContext): Promise<void> {
  const desk = { database: context.database, ...emailTools(context) };
  try {
    await decideRequest(desk, context.actor, id, { decision });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const why =
      error.code === 'not_found' ? `there is no request ${id}` : `request ${id} is ${decision} already`;
    throw new OperatorError(why, { cause: error });
  }
  context.say(`request ${id} is ${decision}`);
}

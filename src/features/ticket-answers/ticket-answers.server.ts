import type { ContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { EMAIL_SERVICES } from '#platform/mail/outbox.server.ts';
import { answer, changeState, readByOperator } from './change-ticket.server.ts';
import { answerTicket, closeAnyTicket, markAnsweredRead, reopenTicket } from './ticket-answers.contract.ts';

const done = { success: true } as const;

export const serveAnswerTicket = handle(answerTicket, EMAIL_SERVICES, async ({ params, body }, context) => {
  await answer(context.database, { ...params, ...body, actor: actorOf(context) }, context);
  return done;
});

export const serveMarkAnsweredRead = handle(markAnsweredRead, async ({ params }, { database }) => {
  await readByOperator(database, params.ticketId);
  return done;
});

export const serveCloseAnyTicket = handle(closeAnyTicket, async ({ params }, context) => {
  await changeState(context.database, { ...params, isClosed: true, actor: actorOf(context) });
  return done;
});

export const serveReopenTicket = handle(reopenTicket, async ({ params }, context) => {
  await changeState(context.database, { ...params, isClosed: false, actor: actorOf(context) });
  return done;
});

const actorOf = ({ user, now }: ContextFor<'operator'>) => ({ operatorId: user.id, at: now });

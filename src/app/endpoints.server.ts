import { serveOwnershipNetwork } from '#features/ownership-network/ownership-network.server.ts';
import { servePriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { serveSignIn, serveSignOut } from '#features/sign-in/sign-in.server.ts';
import { serveCountUnread } from '#features/support-tickets/support-indicator/support-indicator.server.ts';
import {
  serveCloseTicket,
  serveMarkTicketRead,
  serveOpenTicket,
  serveTickets,
  serveWriteMessage,
} from '#features/support-tickets/support-tickets.server.ts';
import {
  serveAnswerTicket,
  serveCloseAnyTicket,
  serveMarkAnsweredRead,
  serveReopenTicket,
} from '#features/support-tickets/ticket-answers/ticket-answers.server.ts';
import {
  serveGetGlobalAction,
  serveGetSearchUsage,
  serveLogAction,
  serveLogBondAction,
  servePostGlobalAction,
  servePostSearchUsage,
  servePostStockAction,
} from '#foundation/activity-log/activity-log.server.ts';
import { serveLabelRepository, serveLabels } from '#foundation/labels-api/labels-api.server.ts';
import type { Handler } from '#foundation/web/door.server.ts';

/** Every call that the server answers. */
export const handlers: readonly Handler[] = [
  serveLabels,
  serveLabelRepository,
  serveSignIn,
  serveSignOut,
  servePriceDynamics,
  serveLogAction,
  serveLogBondAction,
  servePostStockAction,
  serveGetGlobalAction,
  servePostGlobalAction,
  serveGetSearchUsage,
  servePostSearchUsage,
  serveOwnershipNetwork,
  serveTickets,
  serveOpenTicket,
  serveWriteMessage,
  serveMarkTicketRead,
  serveCloseTicket,
  serveCountUnread,
  serveAnswerTicket,
  serveMarkAnsweredRead,
  serveCloseAnyTicket,
  serveReopenTicket,
];

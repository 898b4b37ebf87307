import { serveOwnershipNetwork } from '#features/ownership-network/ownership-network.server.ts';
import { servePriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { serveSignIn, serveSignOut } from '#features/sign-in/sign-in.server.ts';
import {
  serveBeginSocialSignIn,
  serveFinishSocialSignIn,
} from '#features/social-sign-in/social-sign-in.server.ts';
import { serveLogAction, serveLogBondAction } from '#foundation/activity-log/activity-log.server.ts';
import { serveLabelRepository, serveLabels } from '#foundation/labels-api/labels-api.server.ts';
import type { Handler } from '#foundation/web/door.server.ts';
import { serveDeleteMessage, serveSendMessage } from '#pages/operator-outbox/operator-outbox.server.ts';
import { serveRetryJob } from '#pages/operator-overview/operator-overview.server.ts';

/** Every call that the server answers. */
export const handlers: readonly Handler[] = [
  serveLabels,
  serveLabelRepository,
  serveSignIn,
  serveSignOut,
  servePriceDynamics,
  serveLogAction,
  serveLogBondAction,
  serveOwnershipNetwork,
  serveBeginSocialSignIn,
  serveFinishSocialSignIn,
  serveSendMessage,
  serveDeleteMessage,
  serveRetryJob,
];

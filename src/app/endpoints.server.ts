import {
  serveExpandRequest,
  serveSendRequest,
  serveWithdrawRequest,
} from '#features/access-requests/access-requests.server.ts';
import { serveGrantRequest, serveRejectRequest } from '#features/access-requests/decisions.server.ts';
import { serveUpdateName } from '#features/account-name/account-name.server.ts';
import { serveOwnershipNetwork } from '#features/ownership-network/ownership-network.server.ts';
import { servePriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import {
  serveEndOtherSessions,
  serveEndSession,
  serveSignOutEverywhere,
} from '#features/sessions/sessions.server.ts';
import { serveSignIn, serveSignOut } from '#features/sign-in/sign-in.server.ts';
import { serveChangeTariff } from '#features/tariffs/tariffs.server.ts';
import { serveLogAction, serveLogBondAction } from '#foundation/activity-log/activity-log.server.ts';
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
  serveOwnershipNetwork,
  serveUpdateName,
  serveEndSession,
  serveEndOtherSessions,
  serveSignOutEverywhere,
  serveSendRequest,
  serveExpandRequest,
  serveWithdrawRequest,
  serveGrantRequest,
  serveRejectRequest,
  serveChangeTariff,
];

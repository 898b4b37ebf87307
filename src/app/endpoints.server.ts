import { serveOwnershipNetwork } from '#features/ownership-network/ownership-network.server.ts';
import { servePriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { serveSignIn, serveSignOut } from '#features/sign-in/sign-in.server.ts';
import { serveLogAction, serveLogBondAction } from '#foundation/activity-log/activity-log.server.ts';
import { serveLabelRepository, serveLabels } from '#foundation/labels-api/labels-api.server.ts';
import type { Handler } from '#foundation/web/door.server.ts';
import { serveLabelDeeds } from '#pages/operator-labels/operator-labels.server.ts';
import { serveMenuDeeds } from '#pages/operator-menu/operator-menu.server.ts';
import { serveUserDeeds } from '#pages/operator-users/operator-user.server.ts';

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
  ...serveUserDeeds,
  ...serveMenuDeeds,
  ...serveLabelDeeds,
];

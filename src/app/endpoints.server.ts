import { serveOwnershipNetwork } from '#features/ownership-network/ownership-network.server.ts';
import { servePriceDynamics } from '#features/price-dynamics/price-dynamics.server.ts';
import { serveSignIn, serveSignOut } from '#features/sign-in/sign-in.server.ts';
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
];

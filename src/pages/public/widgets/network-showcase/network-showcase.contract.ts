import { z } from 'zod';
import { networkPicture } from '#features/ownership-network/network-picture.contract.ts';

const shownIssuer = z.object({ id: z.number(), name: z.string() });
const drawnIssuer = shownIssuer.extend({ network: networkPicture });

export const networkShowcase = z.object({
  siteName: z.string(),
  few: drawnIssuer.nullable(),
  many: drawnIssuer.nullable(),
  long: drawnIssuer.nullable(),
  empty: drawnIssuer.nullable(),
});

export type NetworkShowcaseData = z.output<typeof networkShowcase>;
export type DrawnIssuer = z.output<typeof drawnIssuer>;

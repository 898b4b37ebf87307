import { z } from 'zod';
import { networkRows } from './ownership-network.contract.ts';

/** A network that the server has laid out, as a page carries it. */
export const networkPicture = z.object({
  rows: networkRows,
  places: z
    .array(z.object({ x: z.number(), y: z.number() }))
    .describe('default position of each issuer, in order of first appearance'),
});

export type NetworkPicture = z.output<typeof networkPicture>;

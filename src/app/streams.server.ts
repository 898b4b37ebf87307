import { serveLivePrices } from '#features/live-prices/live-prices.server.ts';
import type { ServedStream } from '#platform/http/stream.server.ts';

/** Every address that goes on answering. */
export const streams: readonly ServedStream[] = [serveLivePrices];

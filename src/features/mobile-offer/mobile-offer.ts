import type { ViewerKind } from '#domain/access/viewer.ts';
import { type Browser, type Device, deviceOf } from './device.ts';

export const OFFER_COOKIE = 'mobileAppDownload';
export const OFFER_CLOSED_SECONDS = 30 * 24 * 60 * 60;

export type Stores = Readonly<Partial<Record<Device, string>>>;

export interface Offer {
  readonly device: Device;
  readonly href: string;
}

interface Visit {
  readonly viewer: ViewerKind;
  readonly browser: Browser;
  readonly hasCookie: boolean;
  readonly stores: Stores;
}

/** Only when authorized, on a huawei, android or apple device, and not closed before. */
export function offerOf({ viewer, browser, hasCookie, stores }: Visit): Offer | null {
  if (viewer === 'anonymous' || hasCookie) return null;
  const device = deviceOf(browser);
  const href = device && stores[device];
  return device && href ? { device, href } : null;
}

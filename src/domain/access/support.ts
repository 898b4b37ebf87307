import { PAID_LEVEL } from './viewer.ts';

/** The tariff that comes with support, whatever the level. */
const SUPPORT_TARIFF = 677;

/** "Support tickets load for level 1077 or users with tariff 677." */
export function hasSupport({ level, tariff }: { level: number; tariff: number | null }): boolean {
  return level === PAID_LEVEL || tariff === SUPPORT_TARIFF;
}

import { BOND_SECTORS } from '#domain/bonds/stored-bond.ts';
import { oneOf } from '#platform/database/columns.server.ts';

export const instrumentKind = oneOf('stock', 'bond', 'index', 'etf');
export const bondStatus = oneOf('active', 'suspended', 'delisted', 'matured', 'defaulted');
/** Of everything but a bond. */
export const instrumentStatus = oneOf('active', 'suspended', 'delisted');
export const shareType = oneOf('ordinary', 'preferred');
export const couponType = oneOf('fixed', 'floating', 'zero', 'indexed');
export const bondSector = oneOf(...BOND_SECTORS);

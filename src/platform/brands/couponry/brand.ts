import type { Brand } from '../brand.ts';

/** Bonds first, on the data of a central bank: what its readers do not look for is not searched. */
export const couponry: Brand = {
  id: 'couponry',
  name: 'Couponry',
  usesCbnData: true,
  search: { bonds: true, stocks: true, indexes: true, companies: true, etf: false },
  paper: { light: '#f8faf8', dark: '#0f1413' },
};

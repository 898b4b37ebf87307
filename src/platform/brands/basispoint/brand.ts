import type { Brand } from '../brand.ts';

export const basispoint: Brand = {
  id: 'basispoint',
  name: 'Basispoint',
  usesCbnData: false,
  search: { bonds: true, stocks: true, indexes: true, companies: true, etf: true },
  paper: { light: '#fbfaf8', dark: '#101216' },
};

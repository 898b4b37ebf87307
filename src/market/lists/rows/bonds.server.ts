import { localizedName } from '#domain/languages/localized-name.ts';
import { ratingBand } from '#domain/ratings/rating-band.ts';
import { seal } from '#platform/contract/sealed.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { ListedBond } from '../lists.contract.ts';
import { type BondRow, findBondRows } from './bonds.repository.ts';
import { dayNumber, type ListSource } from './list-source.server.ts';

export const bondSource: ListSource<BondRow, ListedBond> = {
  named: 'bond',
  follows: {
    instrument: 'instrument',
    issuer: 'issuer',
    industry: 'all',
    bond: 'instrument',
    bond_option: 'instrument',
    bond_measure: 'prices',
    rating: 'issuer',
  },
  find: findBondRows,
  toScreened: (bond) => ({
    id: bond.id,
    facets: {
      sector: bond.sector,
      rating: ratingBand(bond.grade),
      coupon: bond.couponType,
      currency: bond.currency,
      option: bond.options,
      status: bond.status,
      country: bond.country,
      industry: bond.industryCode,
    },
    numbers: {
      coupon_rate: bond.couponRate,
      matures: dayNumber(bond.maturesOn),
      price: bond.price,
      yield: bond.leadingYield,
      ytm: bond.ytm,
      current_yield: bond.currentYield,
      z_spread: bond.zSpread,
      duration: bond.modified,
      spread: bond.spread,
      volume: bond.volume,
      date: dayNumber(bond.day),
    },
    codes: { isin: bond.isin },
  }),
  toListed: (bond, language) => ({
    id: bond.id,
    string_id: bond.stringId,
    name: localizedName(bond.name, bond.names, language),
    status: bond.status,
    issuer: localizedName(bond.issuerName, bond.issuerNames, language),
    issuer_string_id: bond.issuerStringId,
    isin: bond.isin,
    rating: bond.grade,
    sector: bond.sector,
    currency: bond.currency,
    coupon: bond.couponType,
    coupon_rate: bond.couponRate,
    base_rate: bond.baseRate,
    matures: bond.maturesOn,
    is_perpetual: bond.isPerpetual,
    options: bond.options,
    country: formatOf(language).country(bond.country),
    industry: localizedName(bond.industryCode, bond.industryNames, language),
    volume: bond.volume,
    price: seal('last-price', bond.price),
    yield: seal('last-price', bond.leadingYield),
    ytm: seal('last-price', bond.ytm),
    current_yield: seal('last-price', bond.currentYield),
    z_spread: seal('last-price', bond.zSpread),
    duration: seal('last-price', bond.modified),
    spread: seal('last-price', bond.spread),
    date: bond.day,
  }),
};

/** ISO codes that stand for none: of an issuer whose country, and of an index whose currency, no file says. */
export const UNKNOWN_COUNTRY = 'ZZ';
export const UNKNOWN_CURRENCY = 'XXX';

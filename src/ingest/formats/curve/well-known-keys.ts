/** Daily series of central banks that are the reference rates which floating coupons follow. */
const NAMES: Readonly<Record<string, string>> = {
  'EST.B.EU000A2X2A25.WT': 'ESTR',
  ECBESTRVOLWGTTRMDMNRT: 'ESTR',
  ECBDFR: 'DFR',
  ECBMLFR: 'MLF',
  ECBMRRFR: 'MRO',
  IUDSOIA: 'SONIA',
  DFF: 'EFFR',
};
const KEY_RATE = /^FM\.[BD]\.U2\.EUR\.4F\.KR\.(DFR|MLFR|MRR_FR)\.LEV$/;
const KEY_RATES: Readonly<Record<string, string>> = { DFR: 'DFR', MLFR: 'MLF', MRR_FR: 'MRO' };
/** Fixings; averages of months are other values. */
const EURIBOR =
  /^(?:BBIG1\.D\..*\.EURIBOR\.([MW])0?(\d{1,2})\.|FM\.[BD]\.U2\.EUR\.RT\.MM\.EURIBOR(\d{1,2})(M|W)D_\.)/;

/** Under which code a series is stored: its own, unless bonds follow it under a name. */
export function rateCode(key: string): string {
  const name = NAMES[key] ?? KEY_RATES[KEY_RATE.exec(key)?.[1] ?? ''];
  if (name !== undefined) return name;
  const [, unit, count, counted, ofCounted] = EURIBOR.exec(key) ?? [];
  const tenor = count === undefined ? counted : count;
  return tenor === undefined ? key : `EURIBOR ${Number(tenor)}${unit ?? ofCounted ?? ''}`;
}

/** Exchanges whose codes are numbers of one length: spreadsheets and providers drop their zeros. */
const DIGITS: Readonly<Record<string, number>> = {
  XHKG: 5,
  XKRX: 6,
  XKOS: 6,
  XSHG: 6,
  XSHE: 6,
  BJSE: 6,
  XTAI: 4,
  ROCO: 4,
};

/** A ticker as its exchange writes it: 5, 0005 and 00005 of Hong Kong are 00005. */
export function exchangeTicker(mic: string | undefined, ticker: string): string {
  const digits = DIGITS[mic ?? ''];
  if (digits === undefined || !/^\d+$/.test(ticker)) return ticker;
  return ticker.replace(/^0+(?=\d)/, '').padStart(digits, '0');
}

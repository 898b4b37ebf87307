import { isIsin } from '#domain/import/check-digits.ts';
import { exchangeTicker } from '#domain/import/exchange-ticker.ts';
import type { InstrumentKind, Subject } from '#domain/import/subject.ts';
import { terminalSubject } from '../terminal-code.ts';
import { micOfVenue } from '../venue-names.ts';
import { withoutMissing } from '../without-missing.ts';

const KINDS: readonly (readonly [InstrumentKind, RegExp])[] = [
  ['bond', /fixed income|bond|anleihe|obligat|renta fija|reddito fisso|treasur|note/i],
  ['stock', /equit|stock|share|aktie|action|accion|acción|azion|renta variable|reit|\b(?:adr|gdr|cs)\b/i],
];

interface Held {
  readonly name: string | undefined;
  readonly isin: string | undefined;
  readonly ticker: string | undefined;
  readonly cusip: string | undefined;
  readonly assetClass: string | undefined;
  readonly exchange: string | undefined;
}

/** US numbers begin with a digit; those of other countries with a letter. */
const US_CUSIP = /^\d[A-Z\d]{8}$/;
const TICKER = /^[A-Z\d][A-Z\d.&/-]*$/;

/**
 * How a holding is found: by its ISIN, else by its ticker where the exchange is known. Tickers alone mean other companies on other
 * exchanges.
 */
export function heldSecurity({ name, isin, ticker, cusip, assetClass, exchange }: Held): Subject {
  const kind = assetClass === undefined ? undefined : kindOf(assetClass);
  const code = isin?.toUpperCase();
  if (code !== undefined && isIsin(code)) return withoutMissing<Subject>({ isin: code, name, kind });
  const terminal = ticker === undefined ? null : terminalSubject(ticker.toUpperCase());
  if (terminal) return withoutMissing<Subject>({ ...terminal, name, kind });
  const mic = micOfVenue(exchange);
  const isUs = cusip !== undefined && US_CUSIP.test(cusip);
  const isPriced = kind === 'stock' || (assetClass === undefined && isUs);
  if (ticker === undefined || !TICKER.test(ticker) || !isPriced || (mic === undefined && !isUs))
    return withoutMissing<Subject>({ name: name ?? ticker });
  return withoutMissing<Subject>({
    ticker: exchangeTicker(mic, ticker),
    mic,
    venueCountry: mic === undefined ? 'US' : undefined,
    name,
    kind,
  });
}

const kindOf = (word: string) => KINDS.find(([, pattern]) => pattern.test(word))?.[0];

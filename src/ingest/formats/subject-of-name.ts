import { isIsin } from '#domain/import/check-digits.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek } from '../decode/peek.ts';
import type { Reading } from './format.ts';

type FindMic = Reading['findMic'];

const stem = (name: string) =>
  name.replace(/(?:\.(?:csv|tsv|txt|xlsx|json|jsonl|ndjson|parquet|gz|zip|xml))+$/i, '');

/** `BAS.DE.csv` is BAS on Xetra, `^GDAXI.csv` an index, `REL-L-1d-fixed.csv` a file of yfinance about REL.L. */
export function yahooSubject({ name }: Peek, findMic: FindMic): Subject {
  const symbol = yahooSymbol(stem(name), findMic);
  return symbol === null ? {} : symbolSubject(symbol, findMic);
}

/** `BAS.DE`, `^GDAXI`, `EURUSD=X`. */
export function symbolSubject(symbol: string, findMic: FindMic): Subject {
  if (symbol.startsWith('^')) return { providerCode: symbol, ticker: symbol.slice(1), kind: 'index' };
  if (/=[XF]$/.test(symbol)) return { providerCode: symbol };
  return { providerCode: symbol, ...splitSuffix(symbol, 'yahoo', findMic) };
}

/** `SBER.csv`, `SBER_240101_240131.csv`, `aapl.us.txt`, `aapl_us_d.csv`, `cdr_d.csv`; a folder of indices makes an index of it. */
export function plainSubject({ name, folder = '' }: Peek, findMic: FindMic): Subject {
  const isIndex = /^(?:indices|indexes|index|индексы)$/i.test(folder);
  const code = stem(name)
    .replace(/^([a-z\d-]+)_d$/, (_, ticker: string) => ticker.toUpperCase())
    .replace(/^(\w+)_(\w{2})_d$/i, '$1.$2')
    .replace(/^(.+)_\d{6}_\d{6}$/, '$1')
    .replace(/^(.+)[_ -](?:splits?|dividends?|prices?|history|daily)$/i, '$1');
  if (code.startsWith('^')) return { ticker: code.slice(1), kind: 'index' };
  if (!/^[\p{Lu}\d][\p{Lu}\d.-]{0,11}$/u.test(code.toUpperCase()) || !isCode(code)) return {};
  return {
    ...splitSuffix(code.toUpperCase(), 'stooq', findMic),
    ...(isIsin(code) ? { isin: code } : {}),
    ...(isIndex ? { kind: 'index' as const } : {}),
  };
}

/** A ticker is in capitals, or has a suffix: `prices.csv` and `data.csv` name nobody. */
const isCode = (code: string) => code === code.toUpperCase() || /^[a-z\d-]+\.[a-z]{2}$/.test(code);

/** `AAPL.US`: the suffix is taken off only where it is known to name a venue. */
export function splitSuffix(symbol: string, scheme: string, findMic: FindMic): Subject {
  const dot = symbol.lastIndexOf('.');
  if (dot <= 0) return { ticker: symbol };
  const suffix = symbol.slice(dot);
  const mic = findMic(scheme, suffix) ?? findMic('yahoo', suffix);
  if (mic) return { ticker: symbol.slice(0, dot), mic };
  // Several venues share this suffix.
  return suffix === '.US' ? { ticker: symbol.slice(0, dot), venueCountry: 'US' } : { ticker: symbol };
}

function yahooSymbol(name: string, findMic: FindMic): string | null {
  const download = /^(.+?)-1d(?:-.*)?$/.exec(name)?.[1];
  const symbol = download ?? name;
  const dash = symbol.lastIndexOf('-');
  if (download && dash > 0 && findMic('yahoo', `.${symbol.slice(dash + 1)}`))
    return `${symbol.slice(0, dash)}.${symbol.slice(dash + 1)}`;
  return /^[\^A-Z\d][A-Z\d.&-]*(?:=[XF])?$/.test(symbol) ? symbol : null;
}

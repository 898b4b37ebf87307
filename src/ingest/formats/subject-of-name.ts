import { isIsin } from '#domain/import/check-digits.ts';
import { exchangeTicker } from '#domain/import/exchange-ticker.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek } from '../decode/peek.ts';
import type { Reading } from './format.ts';
import { terminalSubject } from './terminal-code.ts';

type FindMic = Reading['findMic'];

/** The name of a file without its endings. */
export const stemOf = (name: string) =>
  name.replace(/(?:\.(?:csv|tsv|txt|xlsx|json|jsonl|ndjson|parquet|gz|zip|xml))+$/i, '');

/** `BAS.DE.csv` is BAS on Xetra, `^GDAXI.csv` an index, `REL-L-1d-fixed.csv` a file of yfinance about REL.L. */
export function yahooSubject({ name }: Peek, findMic: FindMic): Subject {
  const symbol = yahooSymbol(stemOf(name), findMic);
  return symbol === null ? {} : symbolSubject(symbol, findMic);
}

/** `BAS.DE`, `^GDAXI`, `EURUSD=X`. */
export function symbolSubject(symbol: string, findMic: FindMic): Subject {
  if (symbol.startsWith('^')) return { providerCode: symbol, ticker: symbol.slice(1), kind: 'index' };
  if (/=[XF]$/.test(symbol)) return { providerCode: symbol };
  return { providerCode: symbol, ...splitSuffix(symbol, 'yahoo', findMic) };
}

/** The ISIN in a name such as `kurse_DE0007164600`, or in a line above the table. */
export function isinOf({ name, content }: Peek): Subject {
  const above = content.kind === 'table' ? (content.above ?? []).flat() : [];
  const isin = [stemOf(name), ...above].flatMap((text) => text.split(/[^A-Z\d]+/)).find(isIsin);
  return isin === undefined ? {} : { isin };
}

/** `SBER.csv`, `SBER_240101_240131.csv`, `aapl.us.txt`, `aapl_us_d.csv`, `cdr_d.csv`; a folder of indices makes an index of it. */
export function plainSubject({ name, folder = '' }: Peek, findMic: FindMic): Subject {
  const named = namedBySite(stemOf(name));
  if (named) return named;
  const isIndex = /^(?:indices|indexes|index|индексы)$/i.test(folder);
  const code = stemOf(name)
    .replace(/^(\^?[a-z\d-]+)_d$/, (_, ticker: string) => ticker.toUpperCase())
    .replace(/^(\w+)_(\w{2})_d$/i, '$1.$2')
    .replace(/^(.+)_\d{6}_\d{6}$/, '$1')
    .replace(/^(.+)[_ -](?:splits?|dividends?|prices?|history|daily)$/i, '$1');
  if (OF_WARSAW.test(code)) return { ticker: code, kind: 'index' };
  if (code.startsWith('^')) return { ticker: code.slice(1).toUpperCase(), kind: 'index' };
  if (!/^[\p{Lu}\d][\p{Lu}\d.-]{0,11}$/u.test(code.toUpperCase()) || !isCode(code)) return {};
  return {
    ...splitSuffix(code.toUpperCase(), 'stooq', findMic),
    ...(isIsin(code) ? { isin: code } : {}),
    ...(isIndex ? { kind: 'index' as const } : {}),
  };
}

/** Stooq writes no caret before the indices of its own exchange. */
const OF_WARSAW = /^(?:WIG(?:20|30|140)?|MWIG40|SWIG80)(?:TR)?$/;

/** Only exchanges of which the site has the prices in their own currency. */
const OF_TRADINGVIEW: Readonly<Record<string, string>> = {
  NASDAQ: 'XNAS',
  NYSE: 'XNYS',
  XETR: 'XETR',
  MOEX: 'MISX',
  NSE: 'XNSE',
  BSE: 'XBOM',
  TSE: 'XTKS',
  HKEX: 'XHKG',
  ASX: 'XASX',
  MIL: 'XMIL',
  SIX: 'XSWX',
  TSX: 'XTSE',
  SSE: 'XSHG',
  SZSE: 'XSHE',
  GPW: 'XWAR',
  BIST: 'XIST',
};

/** `NASDAQ_AAPL, 1D`, `Download Data - STOCK_US_XNAS_AAPL`, `Quote-Equity-INFY-EQ-01-01-2024-to-01-03-2024`. */
function namedBySite(code: string): Subject | null {
  const [, exchange = '', symbol] = /^([A-Z]+)_(?:DLY_)?([A-Z\d.&-]+), ?1?D(?:_\w+)?$/.exec(code) ?? [];
  const mic = OF_TRADINGVIEW[exchange];
  if (symbol !== undefined) return { ticker: symbol, ...(mic === undefined ? {} : { mic }) };
  const [, own, ticker] = /(?:^|\W)STOCK_[A-Z]{2}_([A-Z\d]{4})_([A-Z\d.&-]+)$/.exec(code) ?? [];
  if (own !== undefined && ticker !== undefined) return { ticker, mic: own };
  // EODData: all shares of an exchange on a day.
  const eod = OF_TRADINGVIEW[/^([A-Z]+)_\d{8}$/.exec(code)?.[1] ?? ''];
  if (eod !== undefined) return { mic: eod };
  const terminal = terminalSubject(code);
  if (terminal) return terminal;
  const indian = /^Quote-Equity-([A-Z\d&-]+?)-(?:EQ|BE)-/.exec(code)?.[1];
  return indian === undefined ? null : { ticker: indian, mic: 'XNSE' };
}

/** A ticker is in capitals, or has a suffix: `prices.csv` and `data.csv` name nobody. */
const isCode = (code: string) => code === code.toUpperCase() || /^[a-z\d-]+\.[a-z]{2}$/.test(code);

/** Where providers write prices not in the currency of the venue. */
const QUOTED_IN: Readonly<Record<string, string>> = { '.L': 'GBp', '.IL': 'USD', '.TA': 'ILA', '.JO': 'ZAc' };

/** `AAPL.US`: the suffix is taken off only where it is known to name a venue. */
export function splitSuffix(symbol: string, scheme: string, findMic: FindMic): Subject {
  const dot = symbol.lastIndexOf('.');
  if (dot <= 0) return { ticker: symbol };
  const suffix = symbol.slice(dot);
  const mic = findMic(scheme, suffix) ?? findMic('yahoo', suffix);
  const quotedIn = QUOTED_IN[suffix];
  if (mic)
    return {
      ticker: exchangeTicker(mic, symbol.slice(0, dot)),
      mic,
      ...(quotedIn !== undefined && { quotedIn }),
    };
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

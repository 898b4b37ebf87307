import { exchangeTicker } from '#domain/import/exchange-ticker.ts';
import type { Subject } from '#domain/import/subject.ts';

/** Exchange codes of Bloomberg: of a country as a whole and of its main exchange. */
const BLOOMBERG: Readonly<Record<string, string>> = {
  GR: 'XETR',
  GY: 'XETR',
  GF: 'XFRA',
  LN: 'XLON',
  FP: 'XPAR',
  NA: 'XAMS',
  BB: 'XBRU',
  PL: 'XLIS',
  ID: 'XDUB',
  IM: 'XMIL',
  SM: 'XMAD',
  SQ: 'XMAD',
  SW: 'XSWX',
  SE: 'XSWX',
  AV: 'XWBO',
  SS: 'XSTO',
  DC: 'XCSE',
  FH: 'XHEL',
  NO: 'XOSL',
  PW: 'XWAR',
  CP: 'XPRA',
  HB: 'XBUD',
  TI: 'XIST',
  RM: 'MISX',
  RX: 'MISX',
  HK: 'XHKG',
  JP: 'XTKS',
  JT: 'XTKS',
  KS: 'XKRX',
  KP: 'XKRX',
  KQ: 'XKOS',
  TT: 'XTAI',
  SP: 'XSES',
  AU: 'XASX',
  AT: 'XASX',
  NZ: 'XNZE',
  CN: 'XTSE',
  CT: 'XTSE',
  UN: 'XNYS',
  UW: 'XNAS',
  UQ: 'XNAS',
  UR: 'XNAS',
  UA: 'XASE',
  UP: 'ARCX',
  SJ: 'XJSE',
  BS: 'BVMF',
  BZ: 'BVMF',
  MM: 'XMEX',
  CG: 'XSHG',
  CS: 'XSHE',
  IT: 'XTAE',
  IS: 'XNSE',
  IB: 'XBOM',
};

const TERMINAL = /^([A-Z\d][A-Z\d./*-]*) ([A-Z]{2})(?: (?:Equity|EQUITY))?$/;
const INDEX = /^([A-Z\d]+) (?:Index|INDEX)$/;

/** `SAP GR Equity`, `VOD LN`, `AAPL US`, `SPX Index`; null where it is no code of a terminal. */
export function terminalSubject(code: string): Subject | null {
  const index = INDEX.exec(code)?.[1];
  if (index !== undefined) return { ticker: index, kind: 'index' };
  const [, root = '', place = ''] = TERMINAL.exec(code) ?? [];
  // `BP/ LN` and `BRK/B US` have a point on their exchange.
  const ticker = root.replace('/', '.');
  if (place === 'US') return { ticker, venueCountry: 'US' };
  const mic = BLOOMBERG[place];
  return mic === undefined || root === '' ? null : { ticker: exchangeTicker(mic, ticker), mic };
}

/** Exchanges by the names that lists have for them, folded. */
const VENUES: Readonly<Record<string, string>> = {
  xetra: 'XETR',
  frankfurt: 'XFRA',
  'börse frankfurt': 'XFRA',
  'euronext paris': 'XPAR',
  'euronext growth paris': 'ALXP',
  'euronext amsterdam': 'XAMS',
  'euronext brussels': 'XBRU',
  'euronext lisbon': 'XLIS',
  'euronext dublin': 'XDUB',
  'euronext milan': 'XMIL',
  'borsa italiana': 'XMIL',
  'oslo børs': 'XOSL',
  'london stock exchange': 'XLON',
  lse: 'XLON',
  'six swiss exchange': 'XSWX',
  nasdaq: 'XNAS',
  nms: 'XNAS',
  ngm: 'XNAS',
  ncm: 'XNAS',
  nyse: 'XNYS',
  nyq: 'XNYS',
  'new york stock exchange': 'XNYS',
  'nyse american': 'XASE',
  amex: 'XASE',
  'nyse arca': 'ARCX',
  pcx: 'ARCX',
  bts: 'BATS',
  'cboe bzx': 'BATS',
  cboe: 'BATS',
  bats: 'BATS',
  otc: 'OTCM',
  pink: 'OTCM',
  tsx: 'XTSE',
  moex: 'MISX',
  'московская биржа': 'MISX',
  мосбиржа: 'MISX',
  nse: 'XNSE',
  bse: 'XBOM',
  hkex: 'XHKG',
  asx: 'XASX',
  jpx: 'XTKS',
  'tokyo stock exchange': 'XTKS',
  'new york stock exchange inc.': 'XNYS',
  'toronto stock exchange': 'XTSE',
  'six swiss exchange ag': 'XSWX',
  'nyse euronext - euronext paris': 'XPAR',
  'nyse euronext - euronext brussels': 'XBRU',
  'nyse euronext - euronext lisbon': 'XLIS',
  'irish stock exchange - all market': 'XDUB',
  'bolsa de madrid': 'XMAD',
  'nasdaq omx helsinki ltd.': 'XHEL',
  'nasdaq omx nordic': 'XSTO',
  'omx nordic exchange copenhagen a': 'XCSE',
  'oslo bors asa': 'XOSL',
  'wiener boerse ag': 'XWBO',
  'warsaw stock exchange': 'XWAR',
  'istanbul stock exchange': 'XIST',
  'tel aviv stock exchange': 'XTAE',
  'johannesburg stock exchange': 'XJSE',
  'asx - all markets': 'XASX',
  'hong kong exchanges and clearing ltd': 'XHKG',
  'singapore exchange': 'XSES',
  'korea exchange (stock market)': 'XKRX',
  'taiwan stock exchange': 'XTAI',
  'national stock exchange of india': 'XNSE',
  'bse ltd': 'XBOM',
  'shanghai stock exchange': 'XSHG',
  'shenzhen stock exchange': 'XSHE',
};

const MIC = /^[A-Z][A-Z0-9]{3}$/;

/** The MIC of an exchange that a list names: a MIC itself, a name, or the first of several. */
export function micOfVenue(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const [first = ''] = name.split(/[,;/]/);
  return VENUES[first.trim().toLowerCase()] ?? (MIC.test(first.trim()) ? first.trim() : undefined);
}

/** The same for words that may be anything: only names that are known. */
export const micOfName = (name: string | undefined): string | undefined =>
  VENUES[name?.trim().toLowerCase() ?? ''];

interface Home {
  readonly mic: string;
  readonly country?: string;
  readonly currency?: string;
  readonly kind?: 'etf';
}

/** Lists that name no exchange are known by a column that only one exchange has. */
const HOMES: readonly (readonly [column: string, home: Home])[] = [
  ['tidm', { mic: 'XLON' }],
  ['mifir identifier code', { mic: 'XLON' }],
  ['valorsymbol', { mic: 'XSWX', currency: 'CHF' }],
  ['asx code', { mic: 'XASX', country: 'AU', currency: 'AUD' }],
  ['isubgroup name', { mic: 'XBOM', country: 'IN', currency: 'INR' }],
  ['name of securities', { mic: 'XHKG', currency: 'HKD' }],
  ['emitent full name', { mic: 'MISX' }],
  ['section/products', { mic: 'XTKS', country: 'JP', currency: 'JPY' }],
  ['市場・商品区分', { mic: 'XTKS', country: 'JP', currency: 'JPY' }],
  ['단축코드', { mic: 'XKRX', country: 'KR', currency: 'KRW' }],
  ['underlying', { mic: 'XNSE', country: 'IN', currency: 'INR', kind: 'etf' }],
  ['series', { mic: 'XNSE', country: 'IN', currency: 'INR' }],
];

export const homeOfList = (folded: readonly string[]): Home | undefined =>
  HOMES.find(([column]) => folded.includes(column))?.[1];

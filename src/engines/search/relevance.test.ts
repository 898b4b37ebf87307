import { expect, test } from 'vitest';
import type { SearchCategory } from '#domain/search/categories.ts';
import { buildSegments } from './build-index.ts';
import type { Match } from './document.ts';
import { inventMarket, isinOf } from './invented-market-for-tests.ts';
import { SearchIndex } from './search-index.ts';

const market = inventMarket();
const codes = new Map([...market].map(([code, { category, id }]) => [`${category}/${id}`, code]));
const index = new SearchIndex(buildSegments(market.values()));
const isin = (code: string) => market.get(code)?.codes?.at(-1) ?? '';

function firstHit(
  term: string,
  category: SearchCategory,
): { code: string | undefined; match: Match | undefined } {
  const hit = index.search({ term, category })[category]?.items[0];
  return { code: hit && codes.get(`${category}/${hit.id}`), match: hit?.match };
}

test('SE-10 the invented market is large enough to be wrong about, and its ISINs are right', () => {
  expect(market.size).toBeGreaterThan(260);
  expect(isinOf('US', 1)).toMatch(/^US9\d{9}$/);
});

test.each<[term: string, first: string, match: Match]>([
  // Tickers and ISINs
  ['APLN', 'stocks:APLN', 'code'],
  ['apln', 'stocks:APLN', 'code'],
  ['T', 'stocks:T', 'code'],
  ['GE', 'stocks:GE', 'code'],
  ['AT', 'stocks:AT', 'code'],
  ['BRN.B', 'stocks:BRN.B', 'code'],
  ['BRNB', 'stocks:BRN.B', 'code'],
  ['brn-b', 'stocks:BRN.B', 'code'],
  ['JPM', 'stocks:JPM', 'code'],
  ['680001', 'stocks:680001', 'code'],
  ['ＡＰＬＮ', 'stocks:APLN', 'code'],
  ['свгз', 'stocks:SVGZ', 'code'],
  ['SVX', 'indexes:SVX', 'code'],
  ['gld', 'etf:GLDN', 'name-start'],
  [isin('stocks:APLN'), 'stocks:APLN', 'code'],
  [isin('bonds:YUNK/2').toLowerCase(), 'bonds:YUNK/2', 'code'],
  [isin('bonds:YUNK/2').slice(0, 11), 'bonds:YUNK/2', 'name-start'],
  [isin('stocks:JPM').slice(4), 'stocks:JPM', 'inside'],
  [` ${isin('etf:GLDN')} `, 'etf:GLDN', 'code'],
  // Russian and Ukrainian, in both alphabets
  ['севергазпромысел', 'stocks:SVGZ', 'name'],
  ['Severgazpromysel', 'stocks:SVGZ', 'name'],
  ['газпром', 'stocks:SVGZ', 'inside'],
  ['gazprom', 'stocks:SVGZ', 'inside'],
  ['Юнкор', 'stocks:YUNK', 'name-start'],
  ['yunkor neft', 'stocks:YUNK', 'name'],
  ['junkor', 'stocks:YUNK', 'name-start'],
  ['iunkor', 'stocks:YUNK', 'name-start'],
  ['юнкор ап', 'stocks:YUNKP', 'word-start'],
  ['Енискалий', 'companies:ENSK', 'name'],
  ['yeniskali', 'stocks:ENSK', 'name'],
  ['eniskalij', 'stocks:ENSK', 'name'],
  ['hlebozavod', 'stocks:KHLB', 'name-start'],
  ['khlebozavod shchuch', 'stocks:KHLB', 'name-start'],
  ['щучье', 'bonds:KHLB/1', 'word-start'],
  ['zhukovcement', 'stocks:ZHUK', 'name'],
  ['жуковцемент', 'stocks:ZHUK', 'name'],
  ['мтс волна', 'stocks:MTSV', 'name'],
  ['микроникс', 'stocks:MCRX', 'typo'],
  ['фосксенон', 'stocks:FOSK', 'name'],
  ['fosxenon', 'stocks:FOSK', 'name'],
  ['мтс', 'stocks:MTSV', 'name-start'],
  ['Орелсвязь', 'stocks:ORYL', 'name'],
  ['orelsvyaz', 'companies:ORYL', 'name'],
  ['луганська', 'stocks:LHNS', 'name-start'],
  ['luhanska', 'stocks:LHNS', 'name-start'],
  ['київ', 'stocks:KYVN', 'name-start'],
  ['kyiv', 'stocks:KYVN', 'name-start'],
  ['звязок', 'stocks:ZVYA', 'name-start'],
  ['зв’язок полісся', 'stocks:ZVYA', 'word-start'],
  ['ганок', 'stocks:GANK', 'name-start'],
  // Bonds
  ['юнкор 001Р-02', 'bonds:YUNK/2', 'word-start'],
  ['yunkor 001p-02', 'bonds:YUNK/2', 'word-start'],
  ['юнкор 002р', 'bonds:YUNK/3', 'word-start'],
  ['lodzka WZ0931', 'bonds:LODZ/2', 'word-start'],
  ['aplenor 2034', 'bonds:APLN/2', 'word-start'],
  ['HDV NCD 2030', 'bonds:HDVBK/2', 'word-start'],
  ['茅溪 24债02', 'bonds:680001/2', 'inside'],
  // Accents
  ['lodzka zegluga', 'stocks:LODZ', 'name'],
  ['ŁÓDZKA', 'stocks:LODZ', 'name-start'],
  ['zrodlo', 'companies:ZRDL', 'name-start'],
  ['isikdag', 'stocks:ISKB', 'name-start'],
  ['IŞIKDAĞ', 'stocks:ISKB', 'name-start'],
  ['ışıkdağ', 'stocks:ISKB', 'name-start'],
  ['İĞDELİ', 'stocks:IGDR', 'name-start'],
  ['cinarli gida', 'stocks:CINR', 'name-start'],
  ['blauss', 'stocks:BLSS', 'name-start'],
  ['grossstahl', 'stocks:GRST', 'name-start'],
  ['muehlbach', 'stocks:MUHL', 'name-start'],
  ['Lodzka Żegluga', 'stocks:LODZ', 'name'],
  ['uberlingen', 'stocks:GRST', 'word-start'],
  ['oeuvres', 'stocks:LOEU', 'name-start'],
  ['credit daubrel', 'stocks:CRDL', 'word-start'],
  ['nandelosa', 'stocks:BNQR', 'word-start'],
  // Chinese
  ['茅溪', 'stocks:680001', 'inside'],
  ['北岭', 'indexes:CSX', 'name-start'],
  ['电力', 'companies:680002', 'inside'],
  ['maoxi', 'stocks:680001', 'word-start'],
  ['五岭液', 'stocks:680005', 'name'],
  ['五 岭液', 'companies:680005', 'name'],
  // Words side by side, legal forms, words written in one
  ['iz bankasi', 'stocks:IZCTR.IZ', 'word-start'],
  ['İz Bankası', 'companies:IZCTR.IZ', 'word-start'],
  ['bankasi iz', 'stocks:GLGT.IZ', 'word-start'],
  ['kivo', 'stocks:KIVO', 'code'],
  ['kivo', 'companies:KIVO', 'name'],
  ['kivoc', 'stocks:KIVC', 'name-start'],
  ['grunich re', 'stocks:GRNR', 'name'],
  ['grünchener rück', 'stocks:GRNR', 'name-start'],
  ['gruenchener', 'stocks:GRNR', 'name-start'],
  ['kasetel', 'stocks:KASE', 'word-start'],
  ['Aplenor', 'companies:APLN', 'name-start'],
  ['brenshire hathwell', 'companies:BRN.B', 'name-start'],
  ['genelec dynamics', 'companies:GE', 'name'],
  // Punctuation and initials
  ['AT&K', 'stocks:AT', 'name-start'],
  ['atk', 'stocks:AT', 'word-start'],
  ['jp morwell', 'stocks:JPM', 'word-start'],
  ['j.p. morwell', 'stocks:JPM', 'name'],
  ['oneilson', 'stocks:ONL', 'name-start'],
  ["o'neilson tools", 'stocks:ONL', 'name'],
  ['spa fontanella', 'stocks:FNTN', 'word-start'],
  ['bank hdv', 'stocks:HDVBK', 'word-start'],
  ['world div', 'etf:DIVW', 'word-start'],
  ['s&q 500', 'indexes:SQ5', 'name-start'],
  ['sq500', 'indexes:SQ5', 'word-start'],
  ['S&Q500', 'indexes:SQ5', 'inside'],
  ['gilt', 'etf:GOVT', 'word-start'],
  // One slip
  ['aplenro', 'stocks:APLN', 'typo'],
  ['aplnor', 'stocks:APLN', 'typo'],
  ['applenor', 'stocks:APLN', 'typo'],
  ['aplemor', 'stocks:APLN', 'typo'],
  ['xicronix', 'stocks:MCRX', 'typo'],
  ['тариндна', 'stocks:TARIND', 'typo'],
  ['severgaspromysel', 'stocks:SVGZ', 'typo'],
  ['micronix semicondoctor', 'stocks:MCRX', 'typo'],
  // The other keyboard
  ['.yrjh', 'stocks:YUNK', 'name-start'],
  ['фздутщк', 'stocks:APLN', 'name-start'],
])('SE-10 %j finds %s first', (term, first, match) => {
  const [category = ''] = first.split(':');
  expect(firstHit(term, category as SearchCategory)).toEqual({ code: first, match });
});

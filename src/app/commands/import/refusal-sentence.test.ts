import { expect, test } from 'vitest';
import { openText } from '#ingest/formats/read-fixture-for-tests.ts';
import { recognise } from '#ingest/mapping/recognise.ts';
import { unreadSentence } from './refusal-sentence.server.ts';

function sentenceOf(name: string, text: string): string {
  const recognised = recognise(openText(name, text).peek, []);
  if (recognised.kind === 'decided') throw new Error(`${name} is recognised`);
  return unreadSentence({ name, why: { kind: 'unknown', nearest: recognised.nearest } });
}

test.each([
  {
    of: 'a table without a known word',
    name: 'x.csv',
    text: 'colour,taste\nred,sweet\n',
    sentence: 'not recognised: no column has a name that is known here. Map its columns',
  },
  {
    of: 'a table with some',
    name: 'ratings.csv',
    text: 'isin,agency,grade,given_on\nDE000ALBA018,Oak,AA,2024-03-01\n',
    sentence:
      'perhaps a table of rating records: 4 of 4 columns have names that are known here. Map its columns',
  },
  {
    of: 'prices of which few rows can be read',
    name: 'OAK.csv',
    text: 'date,close\n2024-03-01,1\nx,2\ny,3\n',
    sentence: 'perhaps plain-ohlcv, but only 1 of its first 3 rows can be read so. Say --format plain-ohlcv',
  },
  {
    of: 'an answer of ISS about boards',
    name: 'board.json',
    text: '{"board":{"columns":["id","title"],"data":[[1,"T"]]}}',
    sentence: 'an answer of MOEX ISS of which nothing is stored here (board)',
  },
  {
    of: 'a provider’s refusal',
    name: 'x.json',
    text: '{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found"}}}',
    sentence: 'an answer without data: No data found',
  },
  {
    of: 'a frame of the SEC',
    name: 'x.json',
    text: '{"taxonomy":"us-gaap","tag":"Assets","ccp":"CY2019Q1I","uom":"USD","data":[{"accn":"1","cik":1,"val":2}]}',
    sentence: 'frames of the SEC do not say when a fact was filed',
  },
  {
    of: 'the figures of a data set of the SEC',
    name: 'num.txt',
    text: 'adsh\ttag\tversion\tddate\tqtrs\tuom\tvalue\n0000000001-24-000001\tAssets\tus-gaap/2023\t20231231\t0\tUSD\t5\n',
    sentence: 'import the company facts of the filers instead',
  },
  {
    of: 'the classes of mutual funds',
    name: 'company_tickers_mf.json',
    text: '{"fields":["cik","seriesId","classId","symbol"],"data":[[2110,"S1","C1","OAKAX"]]}',
    sentence: 'not listed on an exchange',
  },
  {
    of: 'the list of exchanges',
    name: 'ISO10383_MIC.csv',
    text: '"MIC","OPERATING MIC","OPRT/SGMT","MARKET NAME-INSTITUTION DESCRIPTION","LEI","ISO COUNTRY CODE (ISO 3166)"\n"XOAK","XOAK","OPRT","OAK","","DE"\n',
    sentence: 'exchanges come with the site',
  },
  {
    of: 'another document',
    name: 'x.json',
    text: '{"colour":"red"}',
    sentence: 'not recognised: neither a table nor a document of a known format',
  },
])('DI-01 a command says in words why $of was not read, and what to do', ({ name, text, sentence }) => {
  expect(sentenceOf(name, text)).toContain(sentence);
});

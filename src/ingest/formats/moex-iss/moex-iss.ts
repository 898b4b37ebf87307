import type { RecordType } from '#domain/import/records.ts';
import type { Peek } from '../../decode/peek.ts';
import type { ImportFormat, Read, Recognition } from '../format.ts';
import { hasBlock, readBlocks } from '../iss-blocks.ts';
import { Reads } from '../json-reading.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { plainSubject } from '../subject-of-name.ts';
import { readActions } from './actions.ts';
import { readCandles } from './candles.ts';
import { readDescription } from './description.ts';
import { readHistory } from './history.ts';
import { readMarketData } from './market-data.ts';
import { readSecurities } from './securities.ts';

/** Answers of the Moscow Exchange's interface ISS, as JSON, XML or CSV. */
export const moexIss: ImportFormat = {
  code: 'moex-iss',
  priceBasis: 'as_traded',
  recognise,
  // Only candles do not say whose they are.
  subjectOf: (peek, { findMic }) =>
    hasBlock(peek, 'candles', 'begin') ? { ...plainSubject(peek, findMic), mic: 'MISX' } : {},
  async *read(decoded, reading): AsyncIterable<readonly Read[]> {
    const blocks = await readBlocks(decoded);
    const reads = new Reads();
    const block = (name: string) => blocks.get(name) ?? [];
    if (block('description').length > 0)
      readDescription(block('description'), block('boards'), reading, reads);
    const others = readSecurities(block('securities'), reading, reads);
    readActions(block('dividends'), block('splits'), reading, reads);
    readHistory(block('history'), reading, reads);
    readCandles(block('candles'), reading, reads);
    readMarketData(block('marketdata'), others, reading, reads);
    const yields = block('marketdata_yields').length;
    if (yields > 0)
      reads.find('', {
        rule: 'skipped',
        severity: 'note',
        details: { why: 'marketdata_yields', record: 'marketdata_yields', rows: yields },
      });
    yield reads.take();
  },
};

function recognise(peek: Peek): Recognition {
  if (hasBlock(peek, 'coupons', 'COUPONDATE') || hasBlock(peek, 'amortizations', 'AMORTDATE'))
    return NOT_THIS;
  const records = new Set<RecordType>();
  if (hasBlock(peek, 'description', 'title') && hasBlock(peek, 'boards', 'boardid'))
    add(records, 'instrument', 'listing');
  if (hasBlock(peek, 'securities', 'SECID')) add(records, 'instrument', 'listing');
  if (hasBlock(peek, 'securities', 'MATDATE')) add(records, 'bond-terms', 'option');
  if (hasBlock(peek, 'splits', 'before')) add(records, 'split');
  if (hasBlock(peek, 'dividends', 'registryclosedate')) add(records, 'dividend');
  if (hasBlock(peek, 'history', 'TRADEDATE') || hasBlock(peek, 'marketdata', 'SECID')) add(records, 'price');
  if (hasBlock(peek, 'candles', 'begin'))
    add(records, plainSubject(peek, () => null).kind === 'index' ? 'index-value' : 'price');
  return records.size === 0 ? NOT_THIS : bySignature('moex-iss', [...records]);
}

const add = (records: Set<RecordType>, ...types: readonly RecordType[]) => {
  for (const type of types) records.add(type);
};

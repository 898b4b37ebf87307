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
import { readMembers } from './members.ts';
import { readSecurities } from './securities.ts';
import { readYields } from './year-yields.ts';

/** Answers of the Moscow Exchange's interface ISS, as JSON, XML or CSV. */
export const moexIss: ImportFormat = {
  code: 'moex-iss',
  priceBasis: 'as_traded',
  recognise,
  // Only candles do not say whose they are.
  subjectOf: (peek, { findMic }) =>
    hasBlock(peek, 'candles', 'begin') ? { ...plainSubject(peek, findMic), mic: 'MISX' } : {},
  async *read(decoded, reading): AsyncIterable<readonly Read[]> {
    const blocks = await readBlocks(decoded, reading.decimal);
    const reads = new Reads();
    const block = (name: string) => blocks.get(name) ?? [];
    if (block('description').length > 0)
      readDescription(block('description'), block('boards'), reading, reads);
    const others = readSecurities(block('securities'), reading, reads);
    readActions(block('dividends'), block('splits'), reading, reads);
    readHistory(block('history'), reading, reads);
    readCandles(block('candles'), reading, reads);
    readMembers(block('analytics'), reading, reads);
    readYields(block('yearyields'), reads);
    readMarketData(block('marketdata'), others, reading, reads);
    for (const row of block('marketdata_yields'))
      reads.find(Object.fromEntries(row), {
        rule: 'skipped',
        severity: 'note',
        details: { why: 'marketdata_yields', record: 'marketdata_yields' },
      });
    yield reads.take();
  },
};

function recognise(peek: Peek): Recognition {
  if (hasBlock(peek, 'coupons', 'COUPONDATE') || hasBlock(peek, 'amortizations', 'AMORTDATE'))
    return NOT_THIS;
  const records = new Set<RecordType>();
  if (hasBlock(peek, 'description', 'value')) add(records, 'instrument', 'listing');
  if (hasBlock(peek, 'securities', 'SECID')) add(records, 'instrument', 'listing');
  if (hasBlock(peek, 'securities', 'MATDATE')) add(records, 'bond-terms', 'option');
  if (hasBlock(peek, 'splits', 'before')) add(records, 'split');
  if (hasBlock(peek, 'dividends', 'registryclosedate')) add(records, 'dividend');
  if (hasBlock(peek, 'history', 'TRADEDATE') || hasBlock(peek, 'marketdata', 'SECID')) add(records, 'price');
  if (hasBlock(peek, 'candles', 'begin'))
    add(records, plainSubject(peek, () => null).kind === 'index' ? 'index-value' : 'price');
  if (hasBlock(peek, 'analytics', 'weight')) add(records, 'member');
  if (hasBlock(peek, 'yearyields', 'period')) add(records, 'curve');
  return records.size === 0 ? notStored(peek) : bySignature('moex-iss', [...records]);
}

/** Answers of ISS have blocks of columns and data, also those of which nothing is stored, such as lists of boards. */
function notStored({ content }: Peek): Recognition {
  const keys = content.kind === 'json' ? [...content.keys] : [];
  const blocks = keys.flatMap((key) => (/^[^.]+\.columns$/.test(key) ? [key.replace('.columns', '')] : []));
  if (blocks.length === 0 || !blocks.every((block) => keys.includes(`${block}.data`))) return NOT_THIS;
  return { ...NOT_THIS, reasons: [{ code: 'other_content', details: { blocks: blocks.join(', ') } }] };
}

const add = (records: Set<RecordType>, ...types: readonly RecordType[]) => {
  for (const type of types) records.add(type);
};

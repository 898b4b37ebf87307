import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { Decoded, Peek, TableRow } from '../../decode/peek.ts';
import { findColumns } from '../columns.ts';
import type { ImportFormat, Read, Reading, Recognition } from '../format.ts';
import { blockOf, hasBlock, readBlocks } from '../iss-blocks.ts';
import { Reads } from '../json-reading.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { readTable, recogniseTable } from '../table-format.ts';
import { bondList } from './bond-list.ts';
import { BondStubs } from './bond-stubs.ts';
import { readBondization } from './bondization.ts';
import { cashflowTable } from './cashflow-table.ts';

/** Coupons, redemptions and offers of bonds: a table of payments, or the bondization of ISS; and lists of their terms. */
export const bondCashflows: ImportFormat = {
  code: 'bond-cashflows',
  recognise,
  read,
};

function recognise(peek: Peek): Recognition {
  if (isBondization(peek))
    return bySignature('bondization', ['bond-terms', 'coupon', 'redemption', 'option']);
  if (peek.content.kind !== 'table') return NOT_THIS;
  const payments = recogniseTable(cashflowTable, peek);
  return payments.score > 0 ? payments : recogniseTable(bondList, peek);
}

/** Payments have the kind of the payment beside its day. */
const isList = (header: readonly string[], { columns }: Reading) => {
  const found = findColumns(header, bondList.names, columns);
  const payment = findColumns(header, cashflowTable.names, columns);
  return (
    bondList.required.every((field) => found[field] !== undefined) &&
    cashflowTable.required.some((field) => payment[field] === undefined)
  );
};

const isBondization = (peek: Peek) =>
  hasBlock(peek, 'coupons', 'COUPONDATE') ||
  hasBlock(peek, 'amortizations', 'AMORTDATE') ||
  hasBlock(peek, 'offers', 'OFFERDATE');

/**
 * The terms that the payments allow to tell are known when all of them are. They come first, so that they make the bond: a table,
 * which may be long, is read twice.
 */
async function* read(decoded: Decoded, reading: Reading): AsyncIterable<readonly Read[]> {
  if (decoded.kind === 'table' && isList(decoded.header, reading))
    return yield* readTable(bondList, decoded, reading);
  const stubs = new BondStubs();
  const reads = new Reads();
  if (decoded.kind !== 'table' || blockOf(decoded.header) !== 'securities') {
    const currencies = readBondization(await readBlocks(decoded, reading.decimal), reading, reads);
    const payments = reads.take();
    stubs.add(payments);
    yield addTerms(stubs, reads, (key) => currencies.get(key) ?? reading.constants.currency);
    return yield payments;
  }
  const currencies = new Map<string, string>();
  const noted = { ...decoded, rows: () => noteCurrencies(decoded, currencies) };
  for await (const batch of readTable(cashflowTable, noted, reading)) stubs.add(batch);
  yield addTerms(stubs, reads, (key) => currencies.get(key) ?? reading.constants.currency);
  yield* readTable(cashflowTable, decoded, reading);
}

/** A payment has no currency of its own: it is the bond's. */
async function* noteCurrencies(
  decoded: Extract<Decoded, { kind: 'table' }>,
  currencies: Map<string, string>,
): AsyncIterable<readonly TableRow[]> {
  const { isin = -1, currency = -1 } = findColumns(decoded.header, {
    isin: COLUMN_WORDS.isin,
    currency: COLUMN_WORDS.currency,
  });
  for await (const batch of decoded.rows()) {
    for (const { cells } of batch) {
      const word = cells[currency]?.trim();
      if (word) currencies.set(cells[isin]?.trim().toUpperCase() ?? '', word);
    }
    yield batch;
  }
}

function addTerms(stubs: BondStubs, reads: Reads, currencyOf: (key: string) => string | undefined) {
  for (const terms of stubs.terms(currencyOf)) reads.add({ isin: terms.subject.isin }, [terms]);
  return reads.take();
}

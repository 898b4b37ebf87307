import type { Decoded, Peek } from '../../decode/peek.ts';
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
 * The terms that the payments allow to tell are known when all of them are: in an answer of ISS they come first, so that they make
 * the bond; a table may be long, and has them at its end.
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
  for await (const batch of readTable(cashflowTable, decoded, reading)) {
    stubs.add(batch);
    yield batch;
  }
  yield addTerms(stubs, reads, () => reading.constants.currency);
}

function addTerms(stubs: BondStubs, reads: Reads, currencyOf: (key: string) => string | undefined) {
  for (const terms of stubs.terms(currencyOf)) reads.add({ isin: terms.subject.isin }, [terms]);
  return reads.take();
}

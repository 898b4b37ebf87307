import { addDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { BondTermsRecord, CouponRecord, RedemptionRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Read } from '../format.ts';
import { withoutMissing } from '../without-missing.ts';

/** What payments say of a bond that nothing else describes: all redemptions together are its nominal. */
export class BondStubs {
  readonly #bonds = new Map<string, BondTermsRecord>();

  add(reads: readonly Read[]): void {
    for (const read of reads)
      if ('records' in read)
        for (const record of read.records)
          if (record.type === 'coupon' || record.type === 'redemption') this.#include(record);
  }

  terms(currencyOf: (key: string) => string | undefined): readonly BondTermsRecord[] {
    return [...this.#bonds].map(([key, terms]) =>
      withoutMissing<BondTermsRecord>({ ...terms, currency: currencyOf(key) }),
    );
  }

  #include(record: CouponRecord | RedemptionRecord): void {
    const { subject, day } = record;
    const key = keyOf(subject);
    const before = this.#bonds.get(key);
    const terms: BondTermsRecord = before ?? { type: 'bond-terms', subject };
    const isRedemption = record.type === 'redemption';
    const startsOn = isRedemption ? undefined : record.startsOn;
    const paid = isRedemption ? record.amount : undefined;
    this.#bonds.set(
      key,
      withoutMissing<BondTermsRecord>({
        ...terms,
        nominal: paid === undefined ? terms.nominal : addDecimals(terms.nominal ?? '0', paid),
        issuedOn: earlier(terms.issuedOn, startsOn),
        maturesOn: isRedemption ? later(terms.maturesOn, day) : terms.maturesOn,
      }),
    );
  }
}

export const keyOf = ({ isin, providerCode, ticker }: Subject) => isin ?? providerCode ?? ticker ?? '';

const earlier = (a: string | undefined, b: string | undefined) =>
  a !== undefined && (b === undefined || a < b) ? a : b;
const later = (a: string | undefined, b: string) => (a !== undefined && a > b ? a : b);

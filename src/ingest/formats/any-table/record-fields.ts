import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { RecordType } from '#domain/import/records.ts';
import { SUBJECT_FIELDS } from '../subject-row.ts';

export interface RecordField {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'day';
  readonly isRequired: boolean;
}

/** The fields of each record type: `!` is required, `#` a number, `@` a day, the others text. */
const WRITTEN: Readonly<Record<RecordType, string>> = {
  issuer: 'name! country industry isBank website about lei cik providerCode',
  instrument:
    'kind name! currency listedOn@ status delistedOn@ shareType nominal# sharesOutstanding# expenseRatio# industry issuerName issuerLei issuerCik SUBJECT',
  listing: 'currency status SUBJECT',
  code: 'scheme! place value! validFrom@ validTo@ SUBJECT',
  price:
    'day@! close# open# high# low# volume# turnover# trades# average# legalClose# bid# ask# currency SUBJECT',
  'index-value': 'day@! value#! SUBJECT',
  dividend: 'amount#! exDividendOn@ recordOn@ paidOn@ announcedOn@ currency dividendKind SUBJECT',
  split: 'day@! before#! after#! SUBJECT',
  'bond-terms':
    'nominal# issueAmount# currency couponType couponRate# baseRate couponsPerYear# dayCount issuedOn@ maturesOn@ firstCouponOn@ fixingObservation fixingLag# observationShift rateMultiplier# rateFloor# rateCap# rateProjection sector convention periodDays# periodMonths# lastRegularCouponOn@ monthEnd calendar businessDayRule accrual exCouponDays# exCouponCounted settlementDays# accruedDecimals# accruedPer capitalisedUntil@ SUBJECT',
  coupon: 'day@! startsOn@ couponRate# amount# recordOn@ nominal# SUBJECT',
  redemption: 'day@! amount# percent# SUBJECT',
  option: 'optionKind! day@! price# SUBJECT',
  rate: 'rateCode! day@! percent#!',
  curve: 'curveCode! currency! curveKind day@! months#! percent#!',
  fact: 'taxonomy! tag! unit! startsOn@ endsOn@! value#! filedOn@! accession! form SUBJECT',
  rating: 'agency! grade! outlook givenOn@! SUBJECT',
  member: 'weight#! indexTicker indexIsin indexName SUBJECT',
  holding: 'percent#! asOf@! fundTicker fundIsin fundName SUBJECT',
  relation:
    'relationKind ownerLei ownerName ownerCode ownedLei ownedName ownedCode percentFrom# percentTo# startsOn@ endsOn@',
  person: 'providerCode! name! country',
};

export const RECORD_FIELDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([type, written]) => [type, readFields(written)]),
) as Readonly<Record<RecordType, readonly RecordField[]>>;

function readFields(written: string): readonly RecordField[] {
  const names = written.replace('SUBJECT', SUBJECT_FIELDS.join(' ')).split(' ');
  const fields = names.map((text): RecordField => {
    const kind = text.includes('@') ? 'day' : text.includes('#') ? 'number' : 'text';
    return { name: text.replaceAll(/[@#!]/g, ''), kind, isRequired: text.includes('!') };
  });
  return fields.filter(({ name }, place) => fields.findIndex((other) => other.name === name) === place);
}

/** `exDividendOn` in a header: ex_dividend_on, or any word for it in ten languages. */
export function namesOf(field: string): readonly string[] {
  const own = columnName(field).replaceAll('_', ' ');
  const words: Readonly<Record<string, readonly string[]>> = COLUMN_WORDS;
  return [own, ...(words[field] ?? [])];
}

export const columnName = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

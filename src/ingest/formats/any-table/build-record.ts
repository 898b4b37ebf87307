import type { ImportRecord, RecordType } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import { OUTLOOKS } from '#domain/ratings/outlook.ts';
import type { Cells } from '../cells.ts';
import { type PriceField, readPrice } from '../price-row.ts';
import { buildBondRecord } from './build-bond-record.ts';
import { buildOwnerRecord } from './build-owner-record.ts';
import { buildReferenceRecord } from './build-reference-record.ts';

/** A record from the cells of a row; null where the row has no values. What it lacks is a fault of the cells. */
export function buildRecord(type: RecordType, cells: Cells<string>, subject: Subject): ImportRecord | null {
  switch (type) {
    case 'price':
      return readPrice(cells as Cells<PriceField>, subject);
    case 'index-value':
      return { type, subject, day: cells.needDay('day'), value: cells.needNumber('value') };
    case 'split':
      return {
        type,
        subject,
        day: cells.needDay('day'),
        after: cells.needNumber('after'),
        before: cells.needNumber('before'),
      };
    case 'rate':
      return {
        type,
        code: cells.needText('rateCode'),
        day: cells.needDay('day'),
        percent: cells.needNumber('percent'),
      };
    case 'rating':
      return {
        type,
        subject,
        agency: cells.needText('agency'),
        grade: cells.needText('grade'),
        outlook: cells.word('outlook', OUTLOOKS),
        givenOn: cells.needDay('givenOn'),
      };
    case 'bond-terms':
    case 'coupon':
    case 'redemption':
    case 'option':
    case 'curve':
      return buildBondRecord(type, cells, subject);
    case 'member':
    case 'holding':
    case 'relation':
    case 'person':
    case 'fact':
      return buildOwnerRecord(type, cells, subject);
    default:
      return buildReferenceRecord(type, cells, subject);
  }
}

import type {
  FactRecord,
  ImportRecord,
  PersonRecord,
  RecordType,
  RelationRecord,
} from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Cells } from '../cells.ts';
import { countryCode } from '../country-code.ts';
import { oneOf } from '../one-of.ts';
import { withoutMissing } from '../without-missing.ts';

type Type = Extract<RecordType, 'member' | 'holding' | 'relation' | 'person' | 'fact'>;

export function buildOwnerRecord(type: Type, cells: Cells<string>, subject: Subject): ImportRecord {
  switch (type) {
    case 'member':
      return { type, index: partOf(cells, 'index'), subject, weight: cells.needNumber('weight') };
    case 'holding':
      return {
        type,
        fund: partOf(cells, 'fund'),
        subject,
        percent: cells.needNumber('percent'),
        asOf: cells.needDay('asOf'),
      };
    case 'relation':
      return withoutMissing<RelationRecord>({
        type,
        owner: partOf(cells, 'owner'),
        owned: partOf(cells, 'owned'),
        kind:
          oneOf(['direct_parent', 'ultimate_parent', 'shareholding', 'branch'], cells.text('relationKind')) ??
          'shareholding',
        percentFrom: cells.number('percentFrom'),
        percentTo: cells.number('percentTo'),
        startsOn: cells.day('startsOn'),
        endsOn: cells.day('endsOn'),
      });
    case 'person': {
      const country = cells.text('country');
      return withoutMissing<PersonRecord>({
        type,
        providerCode: cells.needText('providerCode'),
        name: cells.needText('name'),
        country: country === undefined ? undefined : countryCode(country),
      });
    }
    case 'fact':
      return withoutMissing<FactRecord>({
        type,
        subject,
        taxonomy: cells.needText('taxonomy'),
        tag: cells.needText('tag'),
        unit: cells.needText('unit'),
        startsOn: cells.day('startsOn'),
        endsOn: cells.needDay('endsOn'),
        value: cells.needNumber('value'),
        filedOn: cells.needDay('filedOn'),
        accession: cells.needText('accession'),
        form: cells.text('form'),
      });
  }
}

/** The other side of a relation: `ownerLei`, `ownerName`, `fundTicker`. */
const partOf = (cells: Cells<string>, part: 'index' | 'fund' | 'owner' | 'owned') =>
  withoutMissing<Subject>({
    isin: cells.text(`${part}Isin`),
    lei: cells.text(`${part}Lei`),
    ticker: cells.text(`${part}Ticker`),
    providerCode: cells.text(`${part}Code`),
    name: cells.text(`${part}Name`),
  });

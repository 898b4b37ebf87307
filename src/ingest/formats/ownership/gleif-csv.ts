import type { IssuerRecord } from '#domain/import/records.ts';
import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { withoutMissing } from '../without-missing.ts';
import { toRelation } from './gleif-relation.ts';

/** Level 2 of the golden copy as CSV. */
export const gleifRelations = variant<'start' | 'end' | 'type' | 'startsOn' | 'endsOn'>({
  code: 'ownership',
  names: {
    start: ['relationship.startnode.nodeid'],
    end: ['relationship.endnode.nodeid'],
    type: ['relationship.relationshiptype'],
    startsOn: ['relationship.period.1.startdate'],
    endsOn: ['relationship.period.1.enddate'],
  },
  required: ['start', 'end', 'type'],
  days: [],
  records: () => ['relation'],
  rows(columns, reading) {
    const cells = cellsOf(columns, reading);
    return (row) => {
      const { line, raw } = row;
      cells.open(row);
      const relation = toRelation({
        start: cells.needText('start'),
        end: cells.needText('end'),
        type: cells.needText('type'),
        startsOn: cells.day('startsOn'),
        endsOn: cells.day('endsOn'),
      });
      const fault = cells.fault();
      if (fault) return [{ line, raw, finding: fault }];
      if (relation) return [{ line, raw, records: [relation] }];
      return [
        {
          line,
          raw,
          finding: { rule: 'skipped', severity: 'note', line, details: { why: 'not_ownership' } },
        },
      ];
    };
  },
});

/** Level 1 of the golden copy as CSV. */
export const gleifEntities = variant<'lei' | 'name' | 'country'>({
  code: 'ownership',
  names: {
    lei: ['lei'],
    name: ['entity.legalname'],
    country: ['entity.legaladdress.country'],
  },
  required: ['lei', 'name', 'country'],
  days: [],
  records: () => ['issuer'],
  rows(columns, reading) {
    const cells = cellsOf(columns, reading);
    return (row) => {
      const { line, raw } = row;
      cells.open(row);
      const lei = cells.needText('lei');
      const name = cells.needText('name');
      const country = cells.text('country');
      const fault = cells.fault();
      if (fault) return [{ line, raw, finding: fault }];
      const subject = withoutMissing<IssuerRecord['subject']>({ lei, name, country });
      return [
        { line, raw, records: [withoutMissing<IssuerRecord>({ type: 'issuer', subject, name, country })] },
      ];
    };
  },
});

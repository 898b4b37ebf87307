import type { IssuerRecord } from '#domain/import/records.ts';
import { type Cells, cellsOf } from '../cells.ts';
import { toRelation } from '../gleif-relation.ts';
import { variant } from '../several-tables.ts';
import { withoutMissing } from '../without-missing.ts';

/** A relation has up to five periods. */
const PERIODS = [1, 2, 3, 4, 5] as const;
const PERIOD_NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PERIODS.flatMap((at) => [
    [`type${at}`, [`relationship.period.${at}.periodtype`]],
    [`startsOn${at}`, [`relationship.period.${at}.startdate`]],
    [`endsOn${at}`, [`relationship.period.${at}.enddate`]],
  ]),
);

const periodsIn = (cells: Cells<string>) =>
  PERIODS.map((at) => ({
    type: cells.text(`type${at}`),
    startsOn: cells.day(`startsOn${at}`),
    endsOn: cells.day(`endsOn${at}`),
  })).filter(({ type, startsOn, endsOn }) => (type ?? startsOn ?? endsOn) !== undefined);

/** Level 2 of the golden copy as CSV. */
export const gleifRelations = variant<string>({
  code: 'ownership',
  names: {
    start: ['relationship.startnode.nodeid'],
    end: ['relationship.endnode.nodeid'],
    type: ['relationship.relationshiptype'],
    status: ['relationship.relationshipstatus'],
    ...PERIOD_NAMES,
  },
  required: ['start', 'end', 'type'],
  days: [],
  records: () => ['relation'],
  rows(columns, reading) {
    const cells = cellsOf<string>(columns, reading);
    return (row) => {
      const { line, raw } = row;
      cells.open(row);
      const relation = toRelation({
        start: cells.needText('start'),
        end: cells.needText('end'),
        type: cells.needText('type'),
        status: cells.text('status'),
        periods: periodsIn(cells),
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

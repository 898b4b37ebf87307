import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';

/** GLEIF's map of ISINs to LEIs: who issued which security. */
export const isinLei = variant<'lei' | 'isin'>({
  code: 'ownership',
  names: { lei: ['lei'], isin: ['isin'] },
  required: ['lei', 'isin'],
  days: [],
  accepts: (folded) => folded.length === 2,
  records: () => ['code'],
  rows(columns, reading) {
    const cells = cellsOf(columns, reading);
    return (row) => {
      const { line, raw } = row;
      cells.open(row);
      const [lei, isin] = [cells.needText('lei').toUpperCase(), cells.needText('isin').toUpperCase()];
      const finding = cells.fault();
      if (finding) return [{ line, raw, finding }];
      return [
        {
          line,
          raw,
          records: [{ type: 'code', subject: { isin, lei }, scheme: 'lei', place: '', value: lei }],
        },
      ];
    };
  },
});

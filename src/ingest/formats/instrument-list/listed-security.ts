import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord, InstrumentRecord, IssuerRecord, ListingRecord } from '#domain/import/records.ts';
import type { InstrumentKind, Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { withoutMissing } from '../without-missing.ts';

/** What the lists of exchanges and collections have in common. */
export interface ListedSecurity {
  readonly subject: Subject;
  readonly kind: InstrumentKind;
  readonly name: string | undefined;
  readonly company?: string | undefined;
  readonly country?: string | undefined;
  readonly currency?: string | undefined;
  readonly industry?: string | undefined;
  readonly website?: string | undefined;
  readonly about?: string | undefined;
  readonly listedOn?: string | undefined;
  readonly nominal?: string | undefined;
  readonly sharesOutstanding?: string | undefined;
  readonly shareType?: 'ordinary' | 'preferred' | undefined;
  readonly status?: 'active' | 'delisted' | undefined;
  readonly codes?: readonly ImportRecord[] | undefined;
}

/** The rows of a list whose every row is a security. */
export const listedRows =
  <F extends string>(toSecurity: (cells: Cells<F>, reading: Reading) => ListedSecurity) =>
  (columns: Columns<F>, reading: Reading): ((row: TableRow) => readonly Read[]) => {
    const cells = cellsOf<F>(columns, reading);
    return (row) => {
      cells.open(row);
      return securityReads(row, toSecurity(cells, reading), cells.fault());
    };
  };

/** Issuer, instrument and listing of one row. A missing name is replaced by the symbol, and reported. */
export function securityReads(row: TableRow, security: ListedSecurity, fault: Finding | null): Read[] {
  const { line, raw } = row;
  if (fault) return [{ line, raw, finding: fault }];
  const reads: Read[] = [{ line, raw, records: recordsOf(security) }];
  const lacks = (field: string, severity: 'warn' | 'note') =>
    reads.push({ line, raw, finding: { rule: 'missing_required', severity, line, field } });
  if (security.name === undefined) lacks('name', 'warn');
  if (security.currency === undefined) lacks('currency', 'note');
  return reads;
}

function recordsOf(security: ListedSecurity): ImportRecord[] {
  const { subject, kind, country, currency, industry, status } = security;
  const name = security.name ?? subject.ticker ?? '';
  const company = security.company ?? name;
  const issuer = withoutMissing<Subject>({ lei: subject.lei, cik: subject.cik, name: company, country });
  const issuerRecord = withoutMissing<IssuerRecord>({
    type: 'issuer',
    subject: issuer,
    name: company,
    country,
    industry,
    website: security.website,
    about: security.about,
  });
  const { cik: _cik, lei: _lei, ...own } = subject;
  const about = withoutMissing<Subject>({ ...own, name, country, kind });
  const instrument = withoutMissing<InstrumentRecord>({
    type: 'instrument',
    subject: about,
    kind,
    name,
    issuer,
    currency,
    listedOn: security.listedOn,
    status,
    shareType: kind === 'stock' ? (security.shareType ?? 'ordinary') : undefined,
    nominal: security.nominal,
    sharesOutstanding: security.sharesOutstanding,
    industry,
  });
  const listing = withoutMissing<ListingRecord>({ type: 'listing', subject: about, currency, status });
  const codes = (security.codes ?? []).map((code) =>
    'subject' in code ? { ...code, subject: about } : code,
  );
  // The company behind a fund is in none of these lists.
  return [...(kind === 'etf' ? [] : [issuerRecord]), instrument, listing, ...codes];
}

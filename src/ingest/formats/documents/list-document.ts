import type { RecordType } from '#domain/import/records.ts';
import { isObject, listOf, memberOf } from '../json-value.ts';
import type { TableDocument } from './table-document.ts';

interface ListSpec {
  readonly provider: string;
  readonly records: readonly RecordType[];
  readonly priceBasis?: 'as_traded' | 'split_adjusted';
  /** Of the list of objects, one a row. */
  readonly path: readonly string[];
  /** Without these it is another document. */
  readonly needs: readonly string[];
  /** Name in the objects → name of the column. */
  readonly columns: Readonly<Record<string, string>>;
  /** How values of a name are written, where not as they are. */
  readonly write?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** What holds for all rows: column → value. */
  about?(document: unknown): Readonly<Record<string, string | undefined>>;
  /** How often a day comes, where the document says it. */
  intervalOf?(document: unknown): string | undefined;
  isOther?(document: unknown): boolean;
}

const asIs = (value: unknown) => value;

const DAILY = /^(?:1 ?day|1d|d|day|daily)$/i;

/** A list of objects in an envelope, as most interfaces of the web answer. */
export function listDocument(spec: ListSpec): TableDocument {
  const { provider, records, priceBasis, path, needs, columns } = spec;
  const at = path.join('.');
  return {
    provider,
    records,
    ...(priceBasis ? { priceBasis } : {}),
    fits: ({ keys }) => needs.every((name) => keys.has(`${at}.${name}`)),
    toTable(document) {
      const items = listOf(memberOf(document, ...path)).filter(isObject);
      const [first] = items;
      if (!first || !needs.every((name) => Object.hasOwn(first, name)) || spec.isOther?.(document))
        return null;
      const about = Object.entries(spec.about?.(document) ?? {}).filter(([, value]) => value !== undefined);
      const names = Object.keys(columns).filter((name) => items.some((item) => Object.hasOwn(item, name)));
      const header = [...names.map((name) => columns[name] ?? name), ...about.map(([name]) => name)];
      const rows = items.map((item) => [
        ...names.map((name) => (spec.write?.[name] ?? asIs)(memberOf(item, name))),
        ...about.map(([, value]) => value),
      ]);
      const interval = spec.intervalOf?.(document);
      if (interval === undefined || DAILY.test(interval)) return { header, rows };
      const details = { why: 'not_daily' };
      return { header, rows, refusal: { rule: 'skipped', severity: 'hold', value: interval, details } };
    },
  };
}

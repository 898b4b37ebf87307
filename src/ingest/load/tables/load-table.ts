import type { RecordType } from '#domain/import/records.ts';

export interface LoadColumn {
  readonly name: string;
  readonly type:
    | 'int'
    | 'bigint'
    | 'smallint'
    | 'numeric'
    | 'text'
    | 'date'
    | 'jsonb'
    | 'boolean'
    | 'timestamptz';
  /** What a new row gets where the file says nothing, in SQL. */
  readonly otherwise?: string;
  /** A column of which a row has no value where it has one of this. */
  readonly insteadOf?: string;
}

/** A table that imports write, and what its rows are about. */
export interface LoadTable {
  readonly name: string;
  /** Of the scope of a batch. */
  readonly record: RecordType;
  readonly key: readonly LoadColumn[];
  readonly values: readonly LoadColumn[];
  /** The column that says which issuer, instrument, listing, rate or curve a row is of. */
  readonly entity: string;
  readonly day?: string;
  /** How announcements name the entity (`tags_of` in the migrations). */
  readonly role: 'issuer' | 'instrument' | 'priced' | 'price' | 'listing' | null;
  /** The batch of a row `t`, where the table has no column for it: a part of another row. */
  readonly batchOf?: string;
  /** A file brings the whole list of an entity: what the list lacks ends. */
  readonly isWhole?: true;
  /** Tags of the whole, for what pages of other things show too. */
  readonly tags?: readonly string[];
}

/** In SQL, of a row `t`. */
export const batchOf = ({ batchOf = 't.batch_id' }: LoadTable): string => batchOf;

/** In SQL, of a staged row `s`. */
export const entityOf = ({ entity }: LoadTable): string => entity.replaceAll(/\b(?!coalesce\b)\w+/g, 's.$&');

/** In SQL, whether a stored row `t` has left the list that the run brings; only where the difference says that any has. */
export const hasLeft = (table: LoadTable): string =>
  `exists (select from ${differenceOf(table)} d where d.n is null and d.entity = t.${table.entity})
     and not exists (select from ${stageOf(table)} s where ${table.key.map(({ name }) => `s.${name} = t.${name}`).join(' and ')})`;

export const stageOf = ({ name }: LoadTable): string => `stage_${name}`;
export const differenceOf = ({ name }: LoadTable): string => `difference_${name}`;

export const columnsOf = ({ key, values }: LoadTable): readonly LoadColumn[] => [...key, ...values];

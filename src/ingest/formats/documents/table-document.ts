import type { Finding } from '#domain/import/finding.ts';
import type { RecordType } from '#domain/import/records.ts';
import type { Peek, PeekedJson, TableRow } from '../../decode/peek.ts';
import type { ImportFormat, Read, Recognition } from '../format.ts';
import { textOf } from '../json-value.ts';
import { bySignature, NOT_THIS } from '../score.ts';

/** The rows of a document under names of columns that a format knows. */
export interface DocumentTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  /** Why it is not read. */
  readonly refusal?: Omit<Finding, 'line'>;
}

/** A JSON document that is a table in another form. */
export interface TableDocument {
  /** Who writes such documents. */
  readonly provider: string;
  readonly records: readonly RecordType[];
  readonly priceBasis?: 'as_traded' | 'split_adjusted';
  fits(content: PeekedJson): boolean;
  /** Null where the document is another one. */
  toTable(document: unknown): DocumentTable | null;
}

/** The format reads these documents as it reads its tables. */
export function withDocuments(format: ImportFormat, documents: readonly TableDocument[]): ImportFormat {
  return {
    ...format,
    recognise: (peek) => recogniseDocument(peek, documents) ?? format.recognise(peek),
    async *read(decoded, reading): AsyncIterable<readonly Read[]> {
      if (decoded.kind !== 'json') return yield* format.read(decoded, reading);
      const document = await decoded.whole();
      const table = documents.map((each) => each.toTable(document)).find((found) => found !== null);
      if (!table) return;
      const rows = toRows(table);
      if (table.refusal) {
        yield rows.map(({ line, raw }) => ({ line, raw, finding: { ...table.refusal, line } as Finding }));
        return;
      }
      yield* format.read({ kind: 'table', header: table.header, rows: () => inOneBatch(rows) }, reading);
    },
  };
}

function recogniseDocument({ content }: Peek, documents: readonly TableDocument[]): Recognition | null {
  if (content.kind !== 'json') return null;
  const found = documents.find((each) => each.fits(content));
  if (!found) return messageOf(content);
  const { priceBasis } = found;
  return { ...bySignature(found.provider, found.records), ...(priceBasis ? { priceBasis } : {}) };
}

const MESSAGE = /"(?:Error Message|Information|Note|error|message|description)"\s*:\s*"([^"\\]{1,200})"/;

/** A provider that has nothing to say, or does not want to, answers with a sentence. */
function messageOf({ keys, text }: PeekedJson): Recognition | null {
  const isShort =
    keys.size <= 8 && [...keys].some((key) => /^(?:Error Message|Information|Note|chart\.error)$/.test(key));
  const isError = keys.has('status') && /"status"\s*:\s*"(?:error|NOT_FOUND|NOT_AUTHORIZED)"/i.test(text);
  const message = isShort || isError ? MESSAGE.exec(text)?.[1] : undefined;
  return message === undefined
    ? null
    : { ...NOT_THIS, reasons: [{ code: 'other_content', details: { message } }] };
}

const toRows = ({ header, rows }: DocumentTable): TableRow[] =>
  rows.map((values, at) => ({
    line: at + 1,
    raw: JSON.stringify(Object.fromEntries(header.map((name, place) => [name, values[place] ?? null]))),
    cells: header.map((_name, place) => textOf(values[place]) ?? ''),
  }));

async function* inOneBatch(rows: readonly TableRow[]): AsyncIterable<readonly TableRow[]> {
  yield rows;
}

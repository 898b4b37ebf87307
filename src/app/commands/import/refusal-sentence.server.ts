import type { DecodeRefusal } from '#ingest/decode/decode-refusal.ts';
import type { Recognition } from '#ingest/formats/format.ts';
import type { UnreadFile } from '#ingest/load/open-files.server.ts';
import type { Candidate } from '#ingest/mapping/recognise.ts';

const REFUSALS: Readonly<Partial<Record<DecodeRefusal['code'], string>>> = {
  empty: 'the file is empty',
  legacy_excel: 'this is the old Excel format. Save it as .xlsx or CSV',
  binary: 'this is neither text nor a known kind of file',
  is_archive: 'this is an archive',
  nested_archive: 'an archive within an archive is not read. Unpack it first',
  encrypted: 'the file is encrypted. Remove the password first',
  bad_archive: 'the archive is damaged',
  unpacked_ratio: 'the archive unpacks to far more than it should, and is not read',
  unknown_encoding: 'this encoding is unknown',
  bad_encoding: 'the text is not in this encoding. Say --encoding',
  unclosed_quote: 'a quotation mark is never closed',
  xml_doctype: 'XML with a document type is not read',
  too_large: 'the file is too large',
  out_of_memory: 'the file needs too much memory',
  took_too_long: 'reading the file took too long',
};

/** Why a file takes no part. */
export function unreadSentence({ why }: UnreadFile): string {
  if (why.kind === 'skipped')
    return {
      link: 'a link is not followed',
      unsafe_name: 'its name is not safe',
      hidden: 'hidden',
      refused: 'refused',
    }[why.reason];
  if (why.kind === 'refused') {
    const { code, details } = why.refusal;
    const more = Object.entries(details).map(([name, value]) => `${name} ${value}`);
    return `${REFUSALS[code] ?? code.replaceAll('_', ' ')}${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
  }
  return unknownSentence(why.nearest);
}

const WHAT_TO_DO = 'Map its columns at /operator/imports/, or say --format CODE';

/** Files that are known, and of which nothing can be stored. */
const NOT_STORED: Readonly<Record<string, string>> = {
  frames:
    'frames of the SEC do not say when a fact was filed: import the company facts of the filers instead',
  data_sets:
    'a file of the Financial Statement Data Sets of the SEC says in another file of whom, or of when, its figures are: import the company facts of the filers instead',
  fund_classes: 'symbols of classes of mutual funds are not stored: they are not listed on an exchange',
  holdings_without_day:
    'holdings that do not say of which fund and day they are: put the name of the fund and a line such as “Fund Holdings as of,2024-03-01” above the names of the columns',
  mics: 'the list of market identifier codes (ISO 10383) is not imported: exchanges come with the site',
};

function unknownSentence(nearest: readonly Candidate[]): string {
  const [best] = nearest.filter(({ recognition }) => recognition.score > 0);
  const [why, message, blocks] = ['why', 'message', 'blocks'].map((name) =>
    nearest.map(({ recognition }) => detailOf(recognition, name)).find((each) => each !== null),
  );
  const known = NOT_STORED[why ?? ''];
  if (known) return known;
  if (message) return `an answer without data: ${message}`;
  if (blocks) return `an answer of MOEX ISS of which nothing is stored here (${blocks})`;
  if (!best) return 'not recognised: neither a table nor a document of a known format, see docs/import.md';
  const { format, recognition } = best;
  const [record] = recognition.records;
  if (format.code === 'any-table')
    return record === undefined
      ? `not recognised: no column has a name that is known here. ${WHAT_TO_DO}`
      : `perhaps a table of ${record.replaceAll('-', ' ')} records: ${detailOf(recognition, 'found')} of ${detailOf(recognition, 'of')} columns have names that are known here. ${WHAT_TO_DO}`;
  const typed = detailOf(recognition, 'typed');
  const read =
    typed === null
      ? ''
      : `, but only ${typed} of its first ${detailOf(recognition, 'of', 'sample')} rows can be read so`;
  return `perhaps ${format.code}${read}. Say --format ${format.code}, or correct the file`;
}

function detailOf({ reasons }: Recognition, name: string, code?: string): string | number | null {
  const details = reasons.filter((reason) => code === undefined || reason.code === code);
  return details.map((reason) => reason.details?.[name]).find((detail) => detail !== undefined) ?? null;
}

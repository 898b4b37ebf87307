import type { DecodeRefusal } from '#ingest/decode/decode-refusal.ts';
import type { UnreadFile } from '#ingest/load/open-files.server.ts';

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
  const nearest = why.nearest
    .filter(({ recognition }) => recognition.score > 0)
    .map(({ format, recognition }) => `${format.code} ${Math.round(recognition.score * 100)} %`);
  return nearest.length > 0
    ? `not recognised for certain: ${nearest.join(', ')}. Say --format CODE, or map its columns at /operator/imports/`
    : 'not recognised. Say --format CODE, or fill a template (import template)';
}

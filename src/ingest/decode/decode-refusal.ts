/** Why a file cannot be read. The code is the key of its sentence; details are the numbers and names in it. */
export const DECODE_REFUSALS = [
  'empty',
  /** A kind of file that is recognised and not read, such as PDF. */
  'unsupported_kind',
  'legacy_excel',
  'binary',
  'is_archive',
  'nested_archive',
  'encrypted',
  'bad_archive',
  'unpacked_ratio',
  'no_such_sheet',
  'no_sheet',
  'bad_workbook',
  'unknown_encoding',
  'bad_encoding',
  'unclosed_quote',
  'bad_json',
  'no_such_path',
  'bad_xml',
  'xml_doctype',
  'bad_parquet',
  'unsupported_codec',
  'too_large',
  'out_of_memory',
  'took_too_long',
  'unreadable',
] as const;

export type DecodeRefusalCode = (typeof DECODE_REFUSALS)[number];

export type RefusalDetails = Readonly<Record<string, string | number>>;

export class DecodeRefusal extends Error {
  readonly code: DecodeRefusalCode;
  readonly details: RefusalDetails;

  constructor(code: DecodeRefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'DecodeRefusal';
    this.code = code;
    this.details = details;
  }
}

import { DecodeRefusal } from './decode-refusal.ts';

/** What the first bytes of a file say; a name's ending says nothing. */
export type ByteKind = 'zip' | 'gzip' | 'parquet' | 'text';

const SIGNATURES: readonly { readonly kind: ByteKind; readonly bytes: readonly number[] }[] = [
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  // An archive without entries.
  { kind: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: 'gzip', bytes: [0x1f, 0x8b] },
  { kind: 'parquet', bytes: [0x50, 0x41, 0x52, 0x31] },
];

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const NOT_READ: readonly {
  readonly kind: string;
  readonly bytes: readonly number[];
  readonly at?: number;
}[] = [
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: '7z', bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { kind: 'rar', bytes: [0x52, 0x61, 0x72, 0x21, 0x1a] },
  { kind: 'bzip2', bytes: [0x42, 0x5a, 0x68] },
  { kind: 'xz', bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { kind: 'zstd', bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { kind: 'tar', bytes: [0x75, 0x73, 0x74, 0x61, 0x72], at: 257 },
  { kind: 'sqlite', bytes: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65] },
];

export function sniffBytes(head: Uint8Array): ByteKind {
  if (head.length === 0) throw new DecodeRefusal('empty');
  const known = SIGNATURES.find(({ bytes }) => startsWith(head, bytes));
  if (known) return known.kind;
  if (startsWith(head, OLE)) throw new DecodeRefusal('legacy_excel');
  const other = NOT_READ.find(({ bytes, at = 0 }) => startsWith(head, bytes, at));
  if (other && !(other.kind === 'bzip2' && isPlain(head))) {
    throw new DecodeRefusal('unsupported_kind', { kind: other.kind });
  }
  return 'text';
}

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte);
const isPlain = (head: Uint8Array) => head.subarray(0, 64).every((byte) => byte < 128);

export type TextKind = 'json' | 'xml' | 'table';

/** Finam's header `<TICKER>,<PER>` begins like XML, a header `[Date];` like JSON. */
export function sniffText(text: string): TextKind {
  const start = text.trimStart().slice(0, 4_096);
  if (start === '') throw new DecodeRefusal('empty');
  if (/^<(?:!doctype\s+)?html[\s>]/i.test(start))
    throw new DecodeRefusal('unsupported_kind', { kind: 'html' });
  if (/^<(?:[?!]|[\p{L}_][^<>]*>(?![,;\t|]| <))/u.test(start)) return 'xml';
  if (/^\{\s*(?:["}]|$)/.test(start) || /^\[\s*(?:[[\]{"\d-]|true|false|null|$)/.test(start)) return 'json';
  return 'table';
}

import { DecodeRefusal } from '../decode-refusal.ts';

export interface DetectedEncoding {
  readonly encoding: string;
  /** The first byte that UTF-8 does not allow, where the encoding was found without it. */
  readonly notUtf8?: NotUtf8;
}

export interface NotUtf8 {
  /** Counted from 0. */
  readonly at: number;
  readonly byte: number;
}

const BOMS: readonly { readonly encoding: string; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** What the first bytes say for certain; null where UTF-8 has to be tried. */
export function findUnicode(head: Uint8Array): string | null {
  const marked = BOMS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte));
  return marked?.encoding ?? findUtf16(head);
}

/** In texts of any alphabet, digits and separators have a zero beside them, always on the same side. */
function findUtf16(head: Uint8Array): string | null {
  const zeros = [0, 0];
  const end = Math.min(head.length, 65_536) & ~1;
  for (let at = 0; at < end; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < 0.1 * (end / 2) || end === 0) return null;
  if (odd > 20 * even) return 'utf-16le';
  return even > 20 * odd ? 'utf-16be' : null;
}

/**
 * One byte for each letter: Cyrillic where most of the letters over 127 stand beside another one. The letters of
 * Western languages have the same bytes, but stand alone between plain ones.
 */
export function detectOneByte(head: Uint8Array): string {
  let [letters, inRuns] = [0, 0];
  for (let at = 0; at < head.length; at++) {
    if (!isCyrillic(head[at])) continue;
    letters++;
    if (isCyrillic(head[at - 1]) || isCyrillic(head[at + 1])) inRuns++;
  }
  return inRuns > 0.6 * letters ? 'windows-1251' : 'windows-1252';
}

const isCyrillic = (byte = 0) =>
  byte >= 0xc0 || byte === 0xa8 || byte === 0xb8 || (byte >= 0xb2 && byte <= 0xb4);

const CONTROL_SHARE = 0.05;

/** A file that is no text: control characters among bytes that are not Unicode. */
export function refuseBinary(head: Uint8Array): void {
  const controls = head.reduce(
    (count, byte) => (byte < 9 || (byte > 13 && byte < 32) ? count + 1 : count),
    0,
  );
  if (controls > CONTROL_SHARE * head.length) throw new DecodeRefusal('binary');
}

/** The name by which programs know it, or a refusal. */
export function toEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new DecodeRefusal('unknown_encoding', { encoding: label });
  }
}

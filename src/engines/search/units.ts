export const SPACE = 0x20;

/**
 * UTF-16 units as bytes, one, two or three for each: UTF-8 for everything but pairs of surrogates. Whether one text
 * holds another can be determined from the bytes alone.
 */
export function writeUnits(text: string, bytes: Uint8Array, from: number): number {
  let end = from;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes[end++] = unit;
    else if (unit < 0x800) {
      bytes[end++] = 0xc0 | (unit >> 6);
      bytes[end++] = 0x80 | (unit & 0x3f);
    } else {
      bytes[end++] = 0xe0 | (unit >> 12);
      bytes[end++] = 0x80 | ((unit >> 6) & 0x3f);
      bytes[end++] = 0x80 | (unit & 0x3f);
    }
  }
  return end;
}

export const BYTES_PER_UNIT = 3;

export function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * BYTES_PER_UNIT);
  return bytes.slice(0, writeUnits(text, bytes, 0));
}

/** Puts the units that `writeUnits` wrote there into `into` and returns how many they are. */
export function readUnits(bytes: Uint8Array, from: number, to: number, into: Uint16Array): number {
  let count = 0;
  for (let at = from; at < to; ) {
    const byte = bytes[at++] ?? 0;
    if (byte < 0x80) into[count++] = byte;
    else if (byte < 0xe0) into[count++] = ((byte & 0x1f) << 6) | ((bytes[at++] ?? 0) & 0x3f);
    else {
      into[count++] =
        ((byte & 0x0f) << 12) | (((bytes[at] ?? 0) & 0x3f) << 6) | ((bytes[at + 1] ?? 0) & 0x3f);
      at += 2;
    }
  }
  return count;
}

export function toUnits(text: string): readonly number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
}

/** FNV-1a, byte by byte. */
export const EMPTY_HASH = 0x811c9dc5 | 0;
export const addToHash = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);

export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = EMPTY_HASH;
  for (let at = from; at < to; at++) hash = addToHash(hash, bytes[at] ?? 0);
  return hash >>> 0;
}

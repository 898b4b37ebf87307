/** One bit a document. */
export const hasBit = (bits: Uint32Array, document: number): boolean =>
  (((bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1;

export function setBit(bits: Uint32Array, document: number): void {
  bits[document >>> 5] = (bits[document >>> 5] ?? 0) | (1 << (document & 31));
}

export function clearBit(bits: Uint32Array, document: number): void {
  bits[document >>> 5] = (bits[document >>> 5] ?? 0) & ~(1 << (document & 31));
}

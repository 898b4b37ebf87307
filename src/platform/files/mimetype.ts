export type Mimetype = 'application/pdf' | 'application/zip' | 'application/vnd.rar';

const SIGNATURES: readonly (readonly [Mimetype, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/zip', [0x50, 0x4b, 0x05, 0x06]],
  ['application/vnd.rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
];

/** What a file is by its first bytes, whatever its name says; null for a kind that is not kept. */
export function findMimetype(content: Uint8Array): Mimetype | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, index) => content[index] === byte));
  return found?.[0] ?? null;
}
